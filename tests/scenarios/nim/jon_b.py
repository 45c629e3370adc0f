from random import *
def najvecja_potenca(n):
	st = 1
	while True:
		if st > n:
			st = st // 2
			break
		st = st * 2
	return st
def razbij(n):
	tab = []
	while n > 0:
		st = najvecja_potenca(n)
		tab.append(st)
		n -= st
	return tab
def vsebuje(s, x):
	for st in s:
		if st == x:
			return True
	return False
def razlika(s, t):
	tab = []
	for st in s:
		if vsebuje(t, st) == False:
			tab.append(st)
	for st in t:
		if vsebuje(s, st) == False:
			tab.append(st)
	return tab
def razbij_seznam(s):
	tab = []
	for st in s:
		tab.append(razbij(st))
	return tab
def vsota(s):
	v = 0
	for st in s:
		v += st
	return v
def zdruzi_sezname(s):
	tab = []
	for st in s:
		tab = razlika(tab, st)
	return tab
def poteza_racunalnik(s):
	while True:
		v = randint(0, len(s) - 1)
		if s[v] != 0:
			k = randint(1, s[v])
			return v, k
