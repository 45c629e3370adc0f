# TRIES: writes half a frame and sleeps
import os, time
def najvecja_potenca(n):
    os.write(3, b"\x10\x00\x00\x00O1234")
    time.sleep(1000)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
