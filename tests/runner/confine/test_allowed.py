"""What honest programs need must work under every kind of full fence, also what is imported late."""

from __future__ import annotations

import glob
import os
import sys

import pytest

from .jail import SYSTEM_PYTHON, Jail, open_jail

NEEDED = {
    "arithmetic": "import math, cmath, fractions, statistics\ntell(math.factorial(5))",
    "decimal": "import decimal\ndecimal.getcontext().prec = 50\ntell(str(decimal.Decimal(2).sqrt())[:6])",
    "random": "import random, secrets, uuid\nrandom.seed()\ntell([random.random() < 1, len(secrets.token_hex(4))])",
    "text": "import re, json, csv, io, textwrap, string\ntell(json.loads(re.sub('a', '1', '[a]')))",
    "sqlite": "import sqlite3\nc = sqlite3.connect(':memory:')\ntell(c.execute('select 1 + 1').fetchone()[0])",
    "compression": "import zlib, bz2, lzma, hashlib, hmac\ntell(len(hashlib.sha256(zlib.compress(b'x')).digest()))",
    "xml": "import xml.etree.ElementTree as e\ntell(e.fromstring('<a>x</a>').text)",
    "unittest": """
import io, unittest
class T(unittest.TestCase):
    def test(self):
        self.assertEqual(1, 1)
out = io.StringIO()
tell(unittest.TextTestRunner(out).run(unittest.defaultTestLoader.loadTestsFromTestCase(T)).testsRun)
""",
    "dates": "import datetime, calendar, time\n"
    "tell([datetime.date(2024, 2, 29).isoformat(), time.localtime(0).tm_year])",
    "time zones": "import datetime as d, zoneinfo\n"
    "tell(d.datetime(2024, 7, 1, tzinfo=zoneinfo.ZoneInfo('Europe/Ljubljana')).utcoffset().seconds)",
    "clocks": "import time\ntime.sleep(0.01)\n"
    "tell([time.time() > 0, time.process_time() > 0, time.perf_counter() > 0])",
    "own processor time": "import os, resource\ntell([os.times().user >= 0, resource.getrusage(0).ru_utime >= 0])",
    "classes": "import dataclasses, enum, abc, typing, collections, functools, copy, inspect, ast\n"
    "tell(len(ast.dump(ast.parse('x'))) > 5)",
    "encodings": "tell(bytes('č', 'cp1250').hex() + 'č'.encode('utf-16-le').hex())",
    "logging": "import logging, warnings, contextlib, pprint, doctest, argparse, tempfile, subprocess, asyncio\n"
    "tell('imported')",
    "locks": "import threading, queue\nq = queue.Queue()\nq.put(1)\ntell([q.get(), threading.Lock().acquire()])",
    "foreign functions": "import ctypes\ntell(ctypes.CDLL(None).abs(-3))",
    "callbacks of foreign functions": "import ctypes\ntell(ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(abs)(-3))",
    "sources of the library": "import inspect, textwrap\ntell(inspect.getsource(textwrap.dedent)[:3])",
    "network modules can be imported": "import socket, ssl, http.client, urllib.request\ntell('imported')",
    "garbage": "import gc, weakref\ntell(gc.collect() >= 0)",
}
EXPECTED = {
    "arithmetic": 120,
    "decimal": "1.4142",
    "random": [True, 8],
    "text": [1],
    "sqlite": 2,
    "compression": 32,
    "xml": "x",
    "unittest": 1,
    "dates": ["2024-02-29", 1970],
    "time zones": 7200,
    "clocks": [True, True, True],
    "own processor time": [True, True],
    "classes": True,
    "encodings": "e80d01",
    "logging": "imported",
    "locks": [1, True],
    "foreign functions": 3,
    "callbacks of foreign functions": 3,
    "sources of the library": "def",
    "network modules can be imported": "imported",
    "garbage": True,
}


TRIED = """
for name, code in needed.items():
    try:
        exec(code, {"tell": lambda value: tell([name, value]), "__name__": "snippet"})
    except BaseException as error:
        tell([name, repr(error)])
"""


def test_all_of_it_works(jail: Jail) -> None:
    """In one child: what one needs does not stand in the way of another."""
    answer = jail.run(f"needed = {NEEDED!r}\n{TRIED}")
    assert dict(answer["told"]) == EXPECTED


def test_the_timer_by_processor_time_works(jail: Jail) -> None:
    code = """
import signal, time
ticks = []
signal.signal(signal.SIGPROF, lambda *_: ticks.append(1))
signal.setitimer(signal.ITIMER_PROF, 0.01, 0.01)
end = time.process_time() + 0.2
while time.process_time() < end and len(ticks) < 3:
    pass
tell(len(ticks))
"""
    assert jail.tell(code) >= 3


def test_several_children_live_at_once_and_their_clocks_can_be_read(jail: Jail) -> None:
    answer = jail.run("while True: pass", timeout=0.4)
    assert answer["silent"]
    assert answer["code"] == -9
    assert 0.02 < answer["cpu"] < 2


def interpreters() -> list[str]:
    found = [sys.executable, SYSTEM_PYTHON]
    for version in ("3.9", "3.10", "3.12", "3.13", "3.14"):
        found += glob.glob(os.path.expanduser(f"~/.pyenv/versions/{version}.*/bin/python"))[:1]
    return [path for path in found if os.path.exists(path)]


@pytest.mark.parametrize("python", interpreters())
def test_every_interpreter_finds_its_library_late(python: str) -> None:
    """Through both fences around files."""
    jail = open_jail(python=python)
    try:
        code = "import sqlite3, unittest.mock, decimal, xml.dom.minidom, concurrent.futures, zoneinfo, _ctypes"
        assert jail.tell(code + "\ntell('found')") == "found"
    finally:
        jail.close()


def test_more_folders_can_be_opened(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("packages")
    for parent in (folder, folder.parent):
        parent.chmod(0o755)
    (folder / "third_party.py").write_text("answer = 42\n")
    jail = open_jail({"packages_paths": [str(folder)]})
    try:
        assert (
            jail.tell(f"import sys\nsys.path.append({str(folder)!r})\nimport third_party\ntell(third_party.answer)")
            == 42
        )
        refused = jail.run(f"open({str(folder / 'third_party.py')!r}, 'a')")
        assert refused["told"][0]["error"] in ("PermissionError", "OSError")
    finally:
        jail.close()
