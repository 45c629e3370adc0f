"""What is known beforehand of modules outside the hand-in: facts about the standard library, no imports of it."""

from __future__ import annotations

import builtins
import sys

BUILTINS = frozenset(dir(builtins)) | {"__builtins__", "__loader__", "__spec__"}

_FEW_NAMES = (
    "abc argparse array ast asyncio base64 bisect builtins calendar cmath code codeop collections colorsys "
    "concurrent contextlib copy csv ctypes dataclasses datetime decimal difflib dis enum fnmatch fractions functools "
    "gc getpass gettext glob graphlib gzip hashlib heapq hmac html http importlib inspect io ipaddress itertools json "
    "keyword linecache locale logging marshal math mimetypes multiprocessing numbers operator os pathlib pdb pickle "
    "pkgutil platform pprint profile queue random re reprlib runpy sched secrets select selectors shelve shlex shutil "
    "signal site socket sqlite3 ssl stat statistics string struct subprocess symtable sys tempfile textwrap threading "
    "time timeit tkinter token tokenize traceback turtle types typing unicodedata unittest urllib uuid warnings "
    "weakref xml zipfile zipimport zlib zoneinfo"
)
STDLIB: frozenset[str] = frozenset(getattr(sys, "stdlib_module_names", ())) | frozenset(_FEW_NAMES.split())

THIRD_PARTY = frozenset("numpy scipy sympy pandas mpmath gmpy2 torch jax numba cupy matplotlib".split())

_NOT_MODULES = frozenset(
    "ast.keyword ast.operator datetime.time locale.gettext os.stat sys.platform shutil.copy copyreg.pickle "
    "queue.time socketserver.time typing.io typing.re inspect.trace optparse.gettext numpy.random numpy.linalg "
    "numpy.fft numpy.ma numpy.char numpy.dtypes numpy.typing numpy.testing scipy.stats scipy.io scipy.signal "
    "sympy.core torch.random torch.types".split()
)
"""members that are named like a module of the standard library and are something else"""

_MATH_EXPORTS = (
    "acos acosh asin asinh atan atan2 atanh cbrt ceil comb copysign cos cosh degrees dist e erf erfc exp exp2 expm1 "
    "fabs factorial "
    "floor fma fmod frexp fsum gamma gcd hypot inf isclose isfinite isinf isnan isqrt lcm ldexp lgamma log "
    "log10 log1p log2 modf nan nextafter perm pi pow prod radians remainder sin sinh sqrt sumprod tan tanh tau trunc "
    "ulp"
)
EXPORTS: dict[str, frozenset[str]] = {
    "math": frozenset(_MATH_EXPORTS.split()),
    "cmath": frozenset(
        "acos acosh asin asinh atan atanh cos cosh e exp inf infj isclose isfinite isinf isnan log log10 nan nanj "
        "phase pi polar rect sin sinh sqrt tan tanh tau".split()
    ),
    "random": frozenset(
        "Random SystemRandom betavariate binomialvariate choice choices expovariate gammavariate gauss getrandbits "
        "getstate lognormvariate normalvariate paretovariate randbytes randint random randrange sample seed setstate "
        "shuffle triangular uniform vonmisesvariate weibullvariate".split()
    ),
    "statistics": frozenset(
        "NormalDist StatisticsError correlation covariance fmean geometric_mean harmonic_mean kde kde_random "
        "linear_regression mean median median_grouped median_high median_low mode multimode pstdev pvariance quantiles "
        "stdev variance".split()
    ),
    "decimal": frozenset(
        "BasicContext Clamped Context ConversionSyntax Decimal DecimalException DecimalTuple DefaultContext "
        "DivisionByZero DivisionImpossible DivisionUndefined ExtendedContext FloatOperation HAVE_CONTEXTVAR "
        "HAVE_THREADS IEEEContext Inexact InvalidContext InvalidOperation MAX_EMAX MAX_PREC MIN_EMIN MIN_ETINY "
        "Overflow ROUND_05UP ROUND_CEILING ROUND_DOWN ROUND_FLOOR ROUND_HALF_DOWN ROUND_HALF_EVEN ROUND_HALF_UP "
        "ROUND_UP Rounded Subnormal Underflow getcontext localcontext setcontext".split()
    ),
    "fractions": frozenset({"Fraction"}),
    "itertools": frozenset(
        "accumulate batched chain combinations combinations_with_replacement compress count cycle dropwhile "
        "filterfalse groupby islice pairwise permutations product repeat starmap takewhile tee zip_longest".split()
    ),
    "functools": frozenset(
        "WRAPPER_ASSIGNMENTS WRAPPER_UPDATES Placeholder cache cached_property cmp_to_key lru_cache partial "
        "partialmethod reduce singledispatch singledispatchmethod total_ordering update_wrapper wraps".split()
    ),
    "collections": frozenset(
        "ChainMap Counter OrderedDict UserDict UserList UserString defaultdict deque namedtuple".split()
    ),
    "string": frozenset(
        "Formatter Template ascii_letters ascii_lowercase ascii_uppercase capwords digits hexdigits octdigits "
        "printable punctuation whitespace".split()
    ),
    "time": frozenset(
        "altzone asctime ctime daylight get_clock_info gmtime localtime mktime monotonic monotonic_ns perf_counter "
        "perf_counter_ns process_time process_time_ns sleep strftime strptime struct_time thread_time time time_ns "
        "timezone tzname tzset".split()
    ),
    "copy": frozenset("Error copy deepcopy replace".split()),
    "heapq": frozenset(
        "heapify heapify_max heappop heappop_max heappush heappush_max heappushpop heappushpop_max heapreplace "
        "heapreplace_max merge nlargest nsmallest".split()
    ),
    "bisect": frozenset("bisect bisect_left bisect_right insort insort_left insort_right".split()),
    "datetime": frozenset("MAXYEAR MINYEAR UTC date datetime time timedelta timezone tzinfo".split()),
    "typing": frozenset(
        "Any Callable ClassVar Dict Final FrozenSet Generator Generic Iterable Iterator List Literal NamedTuple "
        "Optional Protocol Sequence Set Tuple Type TypeVar Union cast overload".split()
    ),
}
"""names that a star import brings, of any Python from 3.9 on"""

SHADOWING: dict[str, frozenset[str]] = {
    "numpy": frozenset("abs all any divmod max min pow round sum bool".split()),
    "os": frozenset({"open"}),
    "operator": frozenset({"abs", "pow"}),
    "cmath": frozenset(),
}
"""names that a star import of a module without a complete list puts over built-ins"""

_FROM_MATH = {
    "random": "_acos _ceil _cos _e _exp _fabs _floor _isfinite _lgamma _log _log2 _pi _sin _sqrt",
    "statistics": "acos asin atan cos cosh erf exp fabs fsum hypot isfinite isinf log sin sqrt sumprod tan tau",
}
REEXPORTS: dict[str, str] = {
    f"{module}.{name}": f"math.{name.lstrip('_')}" for module, names in _FROM_MATH.items() for name in names.split()
}
REEXPORTS.update({"enum.bltns": "builtins", "os.path.os": "os", "os.path.sys": "sys", "collections._sys": "sys"})

_TWINS = {"_pydecimal": "decimal", "_decimal": "decimal", "_statistics": "statistics", "_random": "random"}
_TWINS.update({"_operator": "operator", "_functools": "functools", "_io": "io", "_pydatetime": "datetime"})
_TWINS.update({"_datetime": "datetime", "posixpath": "os.path", "ntpath": "os.path", "posix": "os", "nt": "os"})

_SUBMODULES = frozenset(
    "os.path collections.abc concurrent.futures importlib.util importlib.machinery importlib.abc xml.etree "
    "xml.etree.ElementTree urllib.request urllib.parse unittest.mock numpy.core numpy.linalg numpy.random numpy.math "
    "numpy.ma numpy.fft scipy.special scipy.stats".split()
)


def is_module(path: str) -> bool:
    """Is the dotted path known to be a module that is no part of the hand-in?"""
    return path in STDLIB or path in THIRD_PARTY or path in _SUBMODULES


def canonical(path: str) -> str:
    """The path under which a module is known: `_decimal.Decimal` is `decimal.Decimal`."""
    root, dot, rest = path.partition(".")
    return _TWINS.get(root, root) + dot + rest


def member(path: str, name: str) -> str:
    """The path of `name` in the module or object at `path`: `statistics` and `math` give `math`."""
    whole = f"{path}.{name}"
    if whole in REEXPORTS:
        return REEXPORTS[whole]
    plain = name.strip("_")
    if is_module(path) and plain in STDLIB and plain != path.rpartition(".")[2] and whole not in _NOT_MODULES:
        return canonical(plain if name.startswith("_") or name not in STDLIB else name)
    return whole


def follow(path: str, names: tuple[str, ...]) -> list[str]:
    """The paths on the way through the attributes `names`, the first that is no module last.

    `follow("os", ("path", "join", "__name__"))` is `["os", "os.path", "os.path.join"]`.
    """
    paths = [path]
    for name in names:
        if len(paths) > 1 and not is_module(paths[-1]):
            break
        raw = f"{paths[-1]}.{name}"
        step = member(paths[-1], name)
        if step != raw and raw in REEXPORTS and not is_module(step):
            paths.append(raw)
        paths.append(step)
    return paths


def exports(path: str) -> frozenset[str] | None:
    """The names that `from path import *` brings; None if they are not known."""
    return EXPORTS.get(path)
