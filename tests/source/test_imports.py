"""Rule `imports`: every way to a module is found, and nothing that only looks like one."""

from __future__ import annotations

import pytest

from tests.source.asking import rule, told, uses
from tests.source.corpus import read

MATH = rule("imports", "math")
FOUND = read("imports_found")
CLEAN = read("imports_clean")
HIDDEN = {
    "all names of math put into the namespace",
    "name read from the namespace by a variable",
    "locals as a default",
    "sys.modules of itself",
    "imports from an argument",
    "import function of importlib, dynamic",
    "import function mapped",
    "loader",
    "spec",
    "subclasses of object",
    "frames",
    "eval of a variable",
    "exec of a hidden text",
    "annotation read back",
}
"""what they reach cannot be seen: told, and never certain"""


@pytest.mark.parametrize("name", FOUND)
def test_found(name: str) -> None:
    found = told(uses(FOUND[name], MATH))
    assert found, FOUND[name]
    assert any(certain for _, _, certain in found) == (name not in HIDDEN), found


@pytest.mark.parametrize("name", CLEAN)
def test_not_accused(name: str) -> None:
    assert told(uses(CLEAN[name], MATH)) == [], CLEAN[name]


def test_path_and_place() -> None:
    source = "import math\n\ndef pomoc(x):\n    return 'ž', math.log2(x)\n\ndef f(x):\n    return pomoc(x)\n"
    (use,) = uses(source, MATH)
    assert use["path"] == ["f", "pomoc", "math.log2"]
    assert (use["line"], use["column"]) == (4, 17)
    assert (use["verb"], use["kind"], use["certain"]) == ("forbid", "imports", True)


def test_path_through_names_and_classes() -> None:
    source = "import math\nclass A:\n    def q(self): return math.pi\na = A()\ndef f(): return a.q()\n"
    assert uses(source, MATH)[0]["path"] == ["f", "a", "A", "A.q", "math.pi"]


def test_helpers_judged_on_their_own_are_not_followed() -> None:
    source = "import math\ndef h(x): return math.sqrt(x)\ndef f(x): return h(x)\n"
    assert uses(source, MATH)
    assert uses(source, MATH, uses=["h"]) == []
    assert uses(source, MATH, uses=["pomoc"], functions=[{"name": "pomoc", "also": ["h"]}]) == []


def test_a_helper_that_is_judged_on_its_own_hides_nothing_else() -> None:
    source = "import math\ndef h(x): return 1\ndef g(x): return math.sqrt(x)\ndef f(x): return h(x) + g(x)\n"
    assert told(uses(source, MATH, uses=["h"])) == [("math.sqrt", 3, True)]


def test_other_name_of_the_function() -> None:
    source = "import math\ndef g(x): return math.sqrt(x)\n"
    assert uses(source, MATH, also=["g"])[0]["path"] == ["g", "math.sqrt"]


def test_dotted_names() -> None:
    path = rule("imports", "os.path")
    assert told(uses("import os\ndef f(x): return os.path.join(x)\n", path)) == [("os.path.join", 2, True)]
    assert told(uses("from os import path as p\ndef f(x): return p.join(x)\n", path)) == [("os.path.join", 2, True)]
    assert uses("import os\ndef f(x): return os.listdir(x)\n", path) == []
    assert uses("import os.path\ndef f(x): return os.sep\n", path) == []


FILES = {
    "pomoc.py": (
        "import math\ndef koren(x): return math.sqrt(x)\ndef cist(x): return x\n"
        "class A:\n    def q(self): return math.pi\n"
    ),
    "paket/__init__.py": "from .notri import koren\n",
    "paket/notri.py": "from math import sqrt\ndef koren(x): return sqrt(x)\ndef cist(x): return x\n",
    "vrti.py": "from vrti2 import *\n",
    "vrti2.py": "from vrti import *\nimport math\ndef z(x): return math.pi\n",
    "slaba.py": "def (",
    "zvezda.py": "__all__ = ['koren']\nfrom math import sqrt as koren\n_skrito = 1\n",
}


@pytest.mark.parametrize(
    "source",
    [
        "import pomoc\ndef f(x): return pomoc.koren(x)\n",
        "import pomoc as p\ndef f(x): return p.koren(x)\n",
        "from pomoc import koren as k\ndef f(x): return k(x)\n",
        "from pomoc import *\ndef f(x): return koren(x)\n",
        "from .pomoc import koren\ndef f(x): return koren(x)\n",
        "def f(x):\n    from pomoc import koren\n    return koren(x)\n",
        "def f(x):\n    import pomoc\n    return pomoc.koren(x)\n",
        "import pomoc\ndef f(x): return pomoc.math.sqrt(x)\n",
        "from pomoc import A\ndef f(x): return A().q()\n",
        "import pomoc\ndef f(x): return pomoc.A().q()\n",
        "import pomoc\nL = [pomoc]\ndef f(x): return L[0].koren(x)\n",
        "def f(x): return __import__('pomoc').koren(x)\n",
        "import pomoc\ndef f(x): return getattr(pomoc, 'koren')(x)\n",
        "from paket import koren\ndef f(x): return koren(x)\n",
        "import paket.notri\ndef f(x): return paket.notri.koren(x)\n",
        "from vrti import *\ndef f(x): return z(x)\n",
        "from zvezda import *\ndef f(x): return koren(x)\n",
    ],
)
def test_found_in_other_files(source: str) -> None:
    found = uses(source, MATH, files=FILES)
    assert any(use["certain"] for use in found)
    assert all(use["line"] <= source.count("\n") for use in found), "lines are those of the file inspected"


@pytest.mark.parametrize(
    "source",
    [
        "import pomoc\ndef f(x): return pomoc.cist(x)\n",
        "from pomoc import *\ndef f(x): return cist(x)\n",
        "from pomoc import cist\nimport pomoc\ndef f(x): return cist(x)\n",
        "from paket.notri import cist\ndef f(x): return cist(x)\n",
        "import slaba\ndef f(x): return slaba.g(x)\n",
        "from pomoc import koren\ndef koren(x): return x\ndef f(x): return koren(x)\n",
        "from zvezda import *\ndef f(x): return x\n",
    ],
)
def test_clean_in_other_files(source: str) -> None:
    assert uses(source, MATH, files=FILES) == []


def test_a_file_named_like_a_module_that_is_loaded_already() -> None:
    """The loader has the real one, so both count."""
    files = {"math.py": "def sqrt(x): return x\n"}
    assert uses("import math\ndef f(x): return math.sqrt(x)\n", MATH, files=files)
