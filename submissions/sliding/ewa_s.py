def connected(a, b):
	return abs(a[0]-b[0]) + abs(a[1]-b[1]) == 1

def get_pos(board, x):
	for i in range(len(board)):
		for j in range(len(board[0])):
			if board[i][j] == x:
				return (i, j)
	return None

def swap(board, a, b):
	board[a[0]][a[1]], board[b[0]][b[1]] = board[b[0]][b[1]], board[a[0]][a[1]]

def iter_board(board):
	for i in board:
		for j in i:
			yield j

def is_ordered(board):
	# luka na końcu, jak w prawdziwej grze
	lista = list(iter_board(board))
	return lista[-1] == 0 and lista[:-1] == sorted(lista[:-1])

def ask_user(board):
	gdzie = None
	while gdzie is None:
		try:
			gdzie = get_pos(board, int(input('nr: ')))
			if gdzie is not None and not connected(gdzie, get_pos(board, 0)):
				gdzie = None
		except ValueError:
			pass
	return gdzie
