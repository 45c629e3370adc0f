import random

def feedback(guess, code):
    a = sum(g == c for g, c in zip(guess, code))
    b = sum(min(guess.count(x), code.count(x)) for x in set(guess)) - a
    return a, b

def game_with_user():
    code = [random.randint(1, 6) for _ in range(4)]
    while True:
        guess = list(map(int, input("Ваша проба: ")))
        print(*feedback(guess, code))
        if guess == code:
            break

def all_codes(colors=6, pegs=4):
    ...

def keep(P, guess, answer):
    ...

game_with_user()
