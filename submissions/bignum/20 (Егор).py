import sys
sys.setrecursionlimit(10000)
BASE = 10 ** 4

def add(a, b, c=0):
    if a == [] and b == []:
        return [c] if c else []
    x = (a[0] if a else 0) + (b[0] if b else 0) + c
    return [x % BASE] + add(a[1:], b[1:], x // BASE)

def sub(a, b):
    r = list(a)
    for i, y in enumerate(b):
        r[i] -= y
    for i in range(len(r)):
        if r[i] < 0:
            r[i] += BASE
            r[i + 1] -= 1
    while len(r) > 1 and not r[-1]:
        r.pop()
    return r

def div_short(a, k):
    return [int(x / k) for x in a]

n = int(input())
print(add([n], [n]))
