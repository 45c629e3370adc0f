"""The rest of a piece is lost when a part of it is handed out.

fails: Memory
ru: Остаток отрезка после выдачи тоже свободен.
en: What is left of a piece after a part was handed out is free too.
sl: Ostanek kosa po oddaji dela je prav tako prost.
pl: Reszta odcinka po wydaniu części też jest wolna.
"""


class Memory:
    def __init__(self, bits):
        self.svobodno = [(0, bits)]
    def alloc(self, length):
        for p in self.svobodno:
            if p[1] >= length:
                self.svobodno.remove(p)
                return p[0]
        return None
    def free(self, start, length):
        self.svobodno.append((start, length))
    def compact(self):
        novye = []
        for start, dlina in sorted(self.svobodno):
            if novye and novye[-1][0] + novye[-1][1] == start:
                novye[-1] = (novye[-1][0], novye[-1][1] + dlina)
            else:
                novye.append((start, dlina))
        self.svobodno = novye
