from random import choice, shuffle

def sort(sez):
    """moj sort, padajoče"""
    for i in range(len(sez)):
        for j in range(len(sez) - 1):
            if sez[j] < sez[j + 1]:
                sez[j], sez[j + 1] = sez[j + 1], sez[j]
    return sez

def najvecja_potenca(n):
    log2 = 0
    math = 1
    while math * 2 <= n:
        log2 += 1
        math = 2 ** log2
    return math

def razbij(n):
    list = []
    while n > 0:
        max = najvecja_potenca(n)
        list.append(max)
        n = n - max
    sort(list)
    return list

def vsebuje(s, x):
    next = 0
    for el in s:
        if el == x:
            next += 1
    return next > 0

def razlika(s, t):
    set = []
    for el in s + t:
        if vsebuje(s, el) and not vsebuje(t, el):
            set.append(el)
        if vsebuje(t, el) and not vsebuje(s, el):
            set.append(el)
    return set

def razbij_seznam(s):
    list = []
    for el in s:
        list.append(razbij(el))
    return list

def vsota(s):
    sum = 0
    for el in s:
        sum += el
    return sum

def zdruzi_sezname(s):
    list = []
    for el in s:
        list = razlika(list, el)
    return list

def poteza_racunalnik(s):
    all = []
    for row in range(len(s)):
        for min in range(1, s[row] + 1):
            all.append((row, min))
    shuffle(all)
    return all[0]
