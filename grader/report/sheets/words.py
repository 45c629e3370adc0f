"""Headings of Moodle's grading worksheet in languages of its sites. In others they are found by where they stand."""

from __future__ import annotations

IDENTIFIER = ("Identifier", "Identifikator", "ID", "Идентификатор", "Identyfikator", "Identificador", "Identificatie")
NAMES = ("Full name", "Polno ime", "Ime in priimek", "Полное имя", "Imię i nazwisko", "Pełna nazwa", "Nom complet",
         "Vollständiger Name", "Nombre completo")  # fmt: skip
GRADE = ("Grade", "Ocena", "Оценка", "Bewertung", "Note", "Calificación", "Nota", "Beoordeling")
MAXIMUM = ("Maximum grade", "Najvišja ocena", "Največja ocena", "Максимальная оценка", "Maksymalna ocena",
           "Bestwertung", "Note maximale", "Calificación máxima", "Nota máxima")  # fmt: skip
SCALE = ("Scale", "Lestvica", "Шкала", "Skala", "Escala")
COMMENT = ("Feedback comments", "Komentarji povratnih informacij", "Отзыв в виде комментария", "Komentarz zwrotny",
           "Feedback als Kommentar", "Comentarios de retroalimentación")  # fmt: skip
