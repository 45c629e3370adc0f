"""Hands out pieces that go beyond the end.

fails: Memory
ru: Отрезок должен целиком помещаться в памяти.
en: A piece has to lie within the memory as a whole.
sl: Kos mora biti v celoti v pomnilniku.
pl: Odcinek musi w całości mieścić się w pamięci.
"""


class Memory:
    def __init__(self, bits):
        self.zanyato = [0] * bits
    def alloc(self, length):
        for start in range(len(self.zanyato)):
            if not any(self.zanyato[start:start + length]):
                for i in range(start, min(start + length, len(self.zanyato))):
                    self.zanyato[i] = 1
                return start
        return None
    def free(self, start, length):
        for i in range(start, min(start + length, len(self.zanyato))):
            self.zanyato[i] = 0
    def compact(self):
        pass
