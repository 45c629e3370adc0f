#!/usr/bin/env bash
# Gradescope runs this once, as root, when it builds the image of an assignment. The zip of the autograder has in its
# root: this file, run_autograder, requirements.txt (one line: how pip gets the grader), specs/ and reference/.
set -euo pipefail

source_folder="${AUTOGRADER:-/autograder}/source"
home="${GRADER_HOME:-/opt/grader}"

find_python() {
    local name
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$name" >/dev/null &&
            "$name" -I -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    return 1
}

if ! python="$(find_python)"; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3.11 python3.11-venv
    python="$(find_python)"
fi

"$python" -I -m venv "$home"
"$home/bin/python" -I -m pip install --quiet --disable-pip-version-check -r "$source_folder/requirements.txt"
"$home/bin/grader" doctor --isolation best
