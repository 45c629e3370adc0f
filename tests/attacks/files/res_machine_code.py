# TRIES: machine code of its own: system calls of another architecture's table
import ctypes, mmap, platform
def run(code):
    libc = ctypes.CDLL(None)
    libc.mmap.restype = ctypes.c_void_p
    at = libc.mmap(None, ctypes.c_size_t(4096), 7, 0x22, -1, 0)
    ctypes.memmove(at, code, len(code))
    return ctypes.CFUNCTYPE(ctypes.c_long)(at)()
def najvecja_potenca(n):
    if platform.machine() != "x86_64":
        return -1
    fork = run(b"\xb8\x39\x00\x00\x00\x0f\x05\xc3")
    if fork > 0:
        print("SYSCALL-OK fork")
    run(b"\xb8\x14\x00\x00\x00\xcd\x80\xc3")
    run(b"\xb8\x39\x00\x00\x40\x0f\x05\xc3")
    return -1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
