from random import *
def najvecja_potenca(n):
    naj=0
    for i in range(0,n+1):
        st=2**i
        if st<=n:
            naj=st
        else:
            break
    return naj
def razbij(n):
    sez=[]
    while n>0:
        st=najvecja_potenca(n)
        sez.append(st)
        n=n-st
    return sez
def vsebuje(s,x):
    if x in s:
        return True
    else:
        return False
def razlika(s,t):
    sez=[]
    for a in s:
        if not a in t:
            sez.append(a)
    for b in t:
        if not b in s:
            sez.append(b)
    return sez
def razbij_seznam(s):
    sez=[]
    for a in s:
        sez.append(razbij(a))
    return sez
def vsota(s):
    rez=0
    for a in s:
        rez+=a
    return rez
def zdruzi_sezname(s):
    sez=[]
    for a in s:
        sez=razlika(a,sez)
    return sez
def poteza_racunalnik(s):
    while True:
        a=randint(0,len(s)-1)
        if s[a]!=0:
            b=randint(1,s[a])
            return a,b
