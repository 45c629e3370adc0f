# Всё столбиком, индексы и while
OSNOVANIE = 10000


def strip(a):
    c = []
    for x in a:
        c.append(x)
    while len(c) > 1 and c[len(c) - 1] == 0:
        del c[len(c) - 1]
    return c


def add(a, b):
    c = []
    i = 0
    v_ume = 0
    while i < len(a) or i < len(b):
        x = v_ume
        if i < len(a):
            x = x + a[i]
        if i < len(b):
            x = x + b[i]
        if x >= OSNOVANIE:
            c.append(x - OSNOVANIE)
            v_ume = 1
        else:
            c.append(x)
            v_ume = 0
        i = i + 1
    if v_ume == 1:
        c.append(1)
    return c


def sub(a, b):
    c = a[:]
    for i in range(len(b)):
        c[i] = c[i] - b[i]
        j = i
        while c[j] < 0:
            c[j] = c[j] + OSNOVANIE
            c[j + 1] = c[j + 1] - 1
            j = j + 1
    return strip(c)


def mul_short(a, k):
    rez = [0]
    for i in range(k):
        rez = add(rez, a)
    return rez


def div_short(a, k):
    rez = [0] * len(a)
    ost = 0
    i = len(a) - 1
    while i >= 0:
        tek = ost * OSNOVANIE + a[i]
        rez[i] = tek // k
        ost = tek - rez[i] * k
        i = i - 1
    return strip(rez)


def mul32(a, b):
    rez = [0] * 64
    for sdvig in range(32):
        if b[31 - sdvig] == 1:
            v_ume = 0
            for i in range(31, -1, -1):
                s = rez[i + 32 - sdvig] + a[i] + v_ume
                rez[i + 32 - sdvig] = s % 2
                v_ume = s // 2
            i = 31 - sdvig
            while v_ume:
                s = rez[i] + v_ume
                rez[i] = s % 2
                v_ume = s // 2
                i -= 1
    return rez


def shift(bits, n):
    if n > 0:
        rez = list(bits)
        for i in range(n):
            rez.append(0)
    else:
        rez = []
        for i in range(len(bits) + n):
            rez.append(bits[i])
    while len(rez) > 1 and rez[0] == 0:
        rez.pop(0)
    if rez == []:
        rez = [0]
    return rez


def to_decimal(a):
    stroka = ""
    for i in range(len(a) - 1, -1, -1):
        kusok = str(a[i])
        if i != len(a) - 1:
            while len(kusok) < 4:
                kusok = "0" + kusok
        stroka += kusok
    return stroka


class Memory:
    def __init__(self, bits):
        self.zanyato = [False] * bits

    def alloc(self, length):
        start = 0
        while start + length <= len(self.zanyato):
            svobodno = True
            for i in range(start, start + length):
                if self.zanyato[i]:
                    svobodno = False
            if svobodno:
                for i in range(start, start + length):
                    self.zanyato[i] = True
                return start
            start += 1
        return None

    def free(self, start, length):
        for i in range(start, start + length):
            self.zanyato[i] = False

    def compact(self):
        pass


def e_digits(n):
    # 10**(n+8) вместо единицы
    edinica = [1]
    for i in range(n + 8):
        edinica = mul_short(edinica, 10)
    summa = [0]
    slagaemoe = edinica
    k = 0
    while slagaemoe != [0]:
        summa = add(summa, slagaemoe)
        k += 1
        ost = 0
        novoe = []
        for x in slagaemoe[::-1]:
            novoe.append((ost * OSNOVANIE + x) // k)
            ost = (ost * OSNOVANIE + x) % k
        slagaemoe = strip(novoe[::-1])
    s = to_decimal(summa)
    return s[0] + "." + s[1:n + 1]
