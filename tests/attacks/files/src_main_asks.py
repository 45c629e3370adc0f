# TRIES: asks for input under the main guard and outside
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
if __name__ == "__main__":
    print(najvecja_potenca(int(input("n: "))))
print(najvecja_potenca(int(input("n: "))))
while True:
    input()
