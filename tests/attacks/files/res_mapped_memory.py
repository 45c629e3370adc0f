# TRIES: mmap of memory that is shared, and of none that is reserved
import mmap, ctypes
def najvecja_potenca(n):
    libc = ctypes.CDLL(None)
    libc.mmap.restype = ctypes.c_void_p
    for flags in (0x21, 0x22, 0x4021, 0x4022, 0x40022, 0x44022):
        for size in (1 << 30, 1 << 33, 1 << 40):
            at = libc.mmap(None, ctypes.c_size_t(size), 3, flags, -1, 0)
            if at not in (None, ctypes.c_void_p(-1).value):
                ctypes.memset(at, 1, min(size, 1 << 31))
    mmap.mmap(-1, 1 << 31).write(b"x" * (1 << 31))
    return -1

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
