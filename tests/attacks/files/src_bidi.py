# TRIES: letters that turn the direction of reading, in comments and texts
# ‮ snruter noitcnuf siht ⁦ nothing ⁩
def najvecja_potenca(n):
    "‮⁦ evil ⁩⁦"
    return 1 << n.bit_length() - 1  # ‮⁦

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
