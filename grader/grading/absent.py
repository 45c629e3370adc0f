"""What stands for the reference where it is not at hand: `import solution` in checks.py works, and using it says so."""

from __future__ import annotations

from collections.abc import Iterable

_SOURCE = '''
class _Absent:
    """Whatever is done with it needs the reference."""

    def _needed(self, *args, **kwargs):
        raise ModuleNotFoundError("No module named 'solution'")

    __call__ = __getattr__ = __getitem__ = __iter__ = __len__ = __contains__ = __bool__ = __hash__ = _needed
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __int__ = __float__ = __index__ = __str__ = __repr__ = _needed
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __mod__ = __and__ = __or__ = _needed


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return _Absent()
'''


def absent_solution(names: Iterable[str]) -> str:
    """The source of a module `solution` that can be imported, also with a star, and of which nothing can be used.

    `names` are those that the reference has for sure. What uses one of its members raises ModuleNotFoundError.
    """
    return _SOURCE + "".join(f"\n{name} = _Absent()" for name in names if name.isidentifier()) + "\n"
