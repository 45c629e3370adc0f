"""The smallest fork server there can be: confines itself, then runs one piece of code after another, each in a child.

Arguments: the folder of the package, the control socket, options as JSON. Option `sabotage`: the dotted name of a
function that is made to fail, as if the kernel had refused it; `pretend`: the name of another system. The standard
library only, Python 3.9 and newer.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sys
import time


def main() -> None:
    root, control, options = sys.argv[1], socket.socket(fileno=int(sys.argv[2])), json.loads(sys.argv[3])
    if options.get("pretend"):
        pretend(options["pretend"])
    sys.path.insert(0, root)
    from grader.runner.confine import layers

    sys.path.remove(root)
    if options.get("sabotage"):
        sabotage(options["sabotage"])
    try:
        status = layers.prepare_server(options)
    except layers.Refused as refused:
        control.send(json.dumps({"refused": refused.step, "reason": refused.reason}).encode())
        os._exit(96)
    control.send(json.dumps({"status": status}).encode())
    while True:
        message = control.recv(1 << 17)
        if not message:
            os._exit(0)
        request = json.loads(message)
        control.send(json.dumps(run(layers, status, request, control)).encode())


def pretend(system: str) -> None:
    sys.platform = system
    if system == "win32":
        for name in ("resource", "fcntl"):
            sys.modules[name] = None  # type: ignore[assignment]
        for name in ("setsid", "setresuid", "geteuid", "uname"):
            delattr(os, name)


def sabotage(name: str) -> None:
    module, _, function = name.rpartition(".")

    def refuse(*_: object) -> None:
        raise OSError(1, function + ": not permitted")

    setattr(__import__("grader.runner.confine." + module, fromlist=["x"]), function, refuse)


def run(layers, status, request, control):  # type: ignore[no-untyped-def]
    ours, theirs = socket.socketpair()
    pid = os.fork()
    if pid == 0:
        os.dup2(theirs.fileno(), 3)
        become_child(layers, status, request)
    theirs.close()
    answer, text, deadline = {}, b"", time.monotonic() + request["timeout"]
    while True:
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([ours], [], [], left)[0]:
            answer["silent"] = True
            break
        data = ours.recv(1 << 16)
        if not data:
            break
        text += data
    answer["cpu"] = time.clock_gettime((~pid << 3) | 2)
    if answer.get("silent"):
        os.kill(pid, signal.SIGKILL)
    _, code = os.waitpid(pid, 0)
    ours.close()
    answer["code"] = -os.WTERMSIG(code) if os.WIFSIGNALED(code) else os.WEXITSTATUS(code)
    answer["told"] = [json.loads(line) for line in text.splitlines()]
    return answer


def become_child(layers, status, request):  # type: ignore[no-untyped-def]
    try:
        layers.confine_child(status, request.get("options"))
    except BaseException:
        os._exit(97)

    def tell(value: object) -> None:
        os.write(3, json.dumps(value).encode() + b"\n")

    try:
        exec(request["code"], {"tell": tell, "__name__": "snippet"})
    except BaseException as error:
        tell({"error": type(error).__name__, "text": str(error)[:500]})
        os._exit(1)
    os._exit(0)


main()
