# TRIES: values whose class lies when they are looked at after loading
class Meta(type):
    def __getattribute__(cls, name): raise SystemExit(name)
    def __call__(cls, *a): raise KeyboardInterrupt
class A(metaclass=Meta): pass
class B:
    def __getattribute__(self, name): raise SystemExit(name)
b = B()
class C:
    @property
    def __call__(self): raise KeyboardInterrupt
c = C()
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
