BASE=10000

def strip(a):
    while len(a)>1 and a[-1]==0:
        a.pop()
    return a

def add(a,b):
    if len(a)<len(b):
        a,b=b,a
    while len(b)<len(a):
        b.append(0)
    r=[];c=0
    for x,y in zip(a,b):
        c+=x+y
        r.append(c%BASE)
        c//=BASE
    if c: r.append(c)
    return r

def sub(a,b):
    r=a[:]
    for i in range(len(b)):
        r[i]-=b[i]
        if r[i]<0:
            r[i]+=BASE
            r[i+1]-=1
    return strip(r)

def mul_short(a,k):
    r=[];c=0
    for x in a:
        c+=x*k
        r.append(c%BASE)
        c//=BASE
    if c: r.append(c)
    return strip(r)

def div_short(a,k):
    r=[];o=0
    for x in a[::-1]:
        o=o*BASE+x
        r.append(o//k)
        o%=k
    r.reverse()
    return strip(r)

def shift(bits,n):
    while n>0:
        bits=bits+[0]
        n-=1
    while n<0:
        bits=bits[:-1]
        n+=1
    return bits

def to_decimal(a):
    s=str(a[-1])
    for i in range(len(a)-2,-1,-1):
        s+=str(a[i]).rjust(4,'0')
    return s

class Memory:
    def __init__(self,bits):
        self.bits=bits
        self.top=0
        self.holes=[]
    def alloc(self,length):
        for h in self.holes:
            if h[1]>=length:
                self.holes.remove(h)
                return h[0]
        if self.top+length>self.bits:
            return None
        self.top+=length
        return self.top-length
    def free(self,start,length):
        self.holes.append((start,length))
    def compact(self):
        self.holes.sort()
