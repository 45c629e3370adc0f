def moves(s):
	return [s-3, s-6, s/3]

def win1(s):
	return min(moves(s)) <= 30

def win2(s):
	for m in moves(s):
		if m <= 30:
			return False
		ok = True
		for n in moves(m):
			ok = ok and win1(n)
		if ok:
			return True
	return False

def win(s):
	if s <= 30:
		return False
	for m in moves(s):
		if not win(m):
			return True
	return False

otvet19 = 93
otvet20 = 9697
