"""Finds hand-ins and reads them as text; nothing of a hand-in is parsed or run here."""
