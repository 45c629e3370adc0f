# TRIES: an exception with such a name, and a text of ten megabytes
Evil = type("ValueError\n::error::\x1b[2J\u2066<img src=x onerror=alert(1)>" * 1000, (Exception,), {})
def najvecja_potenca(n):
    raise Evil("=HYPERLINK(\"http://x\")\r\n\x1b]0;owned\x07\u202e]]></system-out>\x00\ud800" * 200_000)

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
