"""Free pieces that lie side by side are not joined.

fails: Memory
ru: compact должна соединять соседние свободные отрезки.
en: compact has to join free pieces that lie side by side.
sl: compact mora združiti sosednje proste kose.
pl: compact musi łączyć sąsiednie wolne odcinki.
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
        self.svobodno = sorted(p for p in self.svobodno if p[1] > 0)
