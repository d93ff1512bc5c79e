# Everything sets itself up in .venv from requirements.lock; a second run starts at once.
SHELL := /bin/bash
unexport PYTHONDONTWRITEBYTECODE # else every worker, server and command compiles the package and the tests anew
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
STATIC := src/riverrat/server/static/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null)

GAMES := rio-de-la-plata la-loire first-rat# the longest first; the last is compiled by tests as well, which are quicker
export RIVERRAT_CACHE ?= $(CURDIR)/$(VENV)/cache

AT_ONCE ?= 2# games that are compared at the same time
WASM_SEEDS := 300# of each game, over all its modes and seat counts
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 3)# tests wait for servers and pages: more than cores

MARKS ?=# which tests: those of `make test`, or what CI runs at once (not release), long, release
PYTEST := $(BIN)/python -m pytest --numprocesses $(WORKERS) --dist loadscope --no-loadscope-reorder --durations 10

.PHONY: play test test-python test-web test-long check-long check-parity check-release lint lint-python lint-web check format bench fuzz screenshots pictures docs web site lock clean

play: $(READY) $(STATIC)  ## serve the games on http://127.0.0.1:8000
	@$(BIN)/riverrat serve --open --next-port

test: $(READY) $(STATIC)  ## all tests, the client's beside the rest; what is long and random in a short form
	@$(MAKE) --no-print-directory --jobs 2 test-python test-web

test-python: $(READY) $(STATIC)
	@$(PYTEST) $(if $(MARKS),-m '$(MARKS)')

test-web: $(READY)
	@$(BIN)/python tools/web.py test

check-long: $(READY) $(STATIC)  ## what is long and random: kills, malformed messages, fuzzing, parity
	@$(MAKE) --no-print-directory test-long
	@$(MAKE) --no-print-directory check-parity

test-long: $(READY) $(STATIC)
	@$(PYTEST) -m 'long and not release'

check-parity: $(READY)  ## fuzzing, and every game in native code and in WebAssembly as in the interpreter
	@printf '%s\n' $(GAMES) | xargs -P $(AT_ONCE) -I{} sh -c '$(BIN)/riverrat fuzz {} --decisions 1000000 && \
	  $(BIN)/riverrat parity {} --seeds 20 && $(BIN)/riverrat parity {} --wasm --seeds $(WASM_SEEDS)'

check-release: $(READY) $(STATIC)  ## what is too long for CI: every lesson by every way in every language
	@$(PYTEST) -m release
	@$(BIN)/riverrat fuzz --decisions 20000000
	@$(BIN)/riverrat parity --seeds 200
	@$(BIN)/riverrat parity --wasm --seeds 1000

lint: $(READY) $(STATIC)  ## format, lint and types, in Python and TypeScript
	@$(MAKE) --no-print-directory --jobs 2 lint-python lint-web

lint-python: $(READY)
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

lint-web: $(READY) $(STATIC)
	@$(BIN)/python tools/web.py check

check: lint test  ## everything

format: $(READY)
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix .
	@$(BIN)/python tools/web.py format

bench: $(READY)  ## decisions a second of every game
	@$(BIN)/riverrat bench

fuzz: $(READY)  ## a hundred million random decisions with the invariants checked
	@$(BIN)/riverrat fuzz --decisions 100000000

screenshots: $(READY) $(STATIC)  ## every board at three sizes and in both themes, into screenshots/
	@$(BIN)/python -m tests.browser.screenshots

pictures: $(READY) $(STATIC)  ## the pictures in docs/pictures/, taken anew
	@$(BIN)/python -m tests.browser.pictures

docs: $(READY)  ## the documentation as a site, into site/
	@$(BIN)/zensical build --strict --clean

web: $(STATIC)

site: $(READY) $(STATIC)  ## the games as static files, into build/site/: any static server shows them, offline too
	@$(BIN)/riverrat site build/site

$(READY): requirements.lock pyproject.toml
	@echo "Setting up $(VENV) (half a minute, once)"
	@$(PYTHON) -c 'import sys; sys.exit("Riverrat needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --only-binary :all: $$(grep '^uv==' requirements.lock) 2>/dev/null || true # pip takes a minute longer
	@for what in "--requirement requirements.lock" "--no-deps --no-build-isolation --editable ."; do \
	  $(BIN)/uv pip install --quiet --python $(BIN)/python $$what 2>/dev/null || $(PIP) $$what || exit 1; done
	@touch $(READY)

$(STATIC): $(READY) $(WEB)
	@echo "Building the web client (half a minute, once)"
	@$(BIN)/python tools/web.py build

lock: ## pin what requirements.in asks for, as installed in .venv
	@$(BIN)/python -m pip install --quiet --upgrade --requirement requirements.in
	@$(BIN)/python -m pip freeze --exclude-editable > requirements.lock

clean:
	@rm -rf $(VENV) web/node_modules src/riverrat/server/static
