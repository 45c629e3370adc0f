"""Freed memory is never used again.

fails: Memory
ru: Возвращённая память должна использоваться снова.
en: Memory that was given back must be used again.
sl: Vrnjeni pomnilnik je treba znova uporabiti.
pl: Zwrócona pamięć musi być użyta ponownie.
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
        if start + length == self.bits:
            self.verh = start
    def compact(self):
        pass
