# TRIES: markup, escapes and workflow commands in comments, texts and prints
# </code></pre><script>alert(1)</script> ]]> --> {{ 7 * 7 }} {% raw %}
print("::error file=x::owned\n::set-output name=a::b\x1b[31m<script>alert(2)</script>")
def najvecja_potenca(n):
    p = 1
    while 2 * p <= n:
        p *= 2
    return p

def je_potenca(n):
    return n > 0 and n & (n - 1) == 0
