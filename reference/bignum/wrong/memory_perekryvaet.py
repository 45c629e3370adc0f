"""Blocks overlap after one was freed.

fails: Memory
ru: Нельзя выдать отрезок, часть которого ещё занята.
en: A piece of which a part is in use must not be handed out.
sl: Kosa, ki je deloma zaseden, ni dovoljeno oddati.
pl: Nie wolno wydać odcinka, którego część jest zajęta.
"""


class Memory:
    def __init__(self, bits):
        self.bits = bits
        self.verh = 0
    def alloc(self, length):
        if self.verh + length > self.bits:
            return None
        self.verh += length
        return self.verh - length
    def free(self, start, length):
        self.verh -= length
    def compact(self):
        pass
