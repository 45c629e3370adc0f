"""Joins free pieces that are not neighbours.

fails: Memory
ru: Соединять можно только отрезки, между которыми ничего нет.
en: Only pieces with nothing between them can be joined.
sl: Združiti je mogoče le kose, med katerima ni ničesar.
pl: Łączyć można tylko odcinki, między którymi nic nie ma.
"""


class Memory:
    def __init__(self, bits):
        self.svobodno = [(0, bits)]
    def alloc(self, length):
        for nomer, (start, dlina) in enumerate(self.svobodno):
            if dlina >= length:
                self.svobodno[nomer] = (start + length, dlina - length)
                return start
        return None
    def free(self, start, length):
        self.svobodno.append((start, length))
    def compact(self):
        nachalo = min(start for start, dlina in self.svobodno)
        vsego = sum(dlina for start, dlina in self.svobodno)
        self.svobodno = [(nachalo, vsego)]
