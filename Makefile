# The two commands that a fresh machine needs: `make demo` and `make test`. Both make the virtual environment first.
# It needs make, git and Python 3.11 or newer; another Python is chosen so: make demo PYTHON=python3.13

VENV := .venv
BIN := $(VENV)/bin
OUT := reports
LANGUAGE :=

# The first Python that is new enough, by the usual names.
PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python,\
	$(shell $(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $(name))))

.DEFAULT_GOAL := help
.PHONY: help demo test install install-dev bench messages docs clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/make \1\t\2/' | expand -t 20

demo: $(VENV)/.installed  ## grade the sample class submissions/nim into reports/
	$(BIN)/grader grade submissions/nim --out $(OUT) $(if $(LANGUAGE),--lang $(LANGUAGE))
	@echo
	@echo "The overview of the class: $(abspath $(OUT))/index.html"

test: $(VENV)/.installed-dev  ## style, types and all tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder

bench: $(VENV)/.installed-dev  ## time a class of generated hand-ins, beside what teachers use today
	$(BIN)/python -m benchmarks.bench

docs: $(VENV)/.installed-dev  ## the page of the commands, and the documentation as a site in site/
	$(BIN)/python -m grader.manual
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[docs]'
	$(BIN)/mkdocs build --quiet

messages: $(VENV)/.installed-dev  ## collect the texts for translators and compile the catalogues
	$(BIN)/python -m grader.feedback.catalogue

install: $(VENV)/.installed  ## only the virtual environment with the grader

install-dev: $(VENV)/.installed-dev  ## the same with what tests need

clean:  ## remove the virtual environment, caches and reports
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist site
	find $(OUT) -mindepth 1 ! -name .gitkeep -delete
	find grader tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: what is installed is installed again only after pyproject.toml has changed.
$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[dev]'
	@touch $@ $(VENV)/.installed

$(VENV)/bin/python:
	@if [ -z "$(PYTHON)" ]; then echo "No Python 3.11 or newer was found. Install one, or say: make demo PYTHON=/path/to/python" >&2; exit 1; fi
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, and $(PYTHON) is " + sys.version.split()[0] + ".")'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python could not make a virtual environment. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
