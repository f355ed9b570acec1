# Needs only python3 (3.11 or later, with venv), make, and for the compiled engine a C compiler. The pages are built with
# the machine's Node, or with one from PyPI where there is none.
PYTHON  ?= python3
VENV    ?= .venv
BIN     := $(VENV)/bin
LOCK    := requirements-dev.txt
READY   := $(VENV)/.ready
FAST    := build/compiled/.stamp
NODE    := $(VENV)/.node
MODULES := web/node_modules/.package-lock.json
PAGES   := src/sitdown/web/index.html
WEBTESTED := build/.web-tested
FASTWEB := build/compiled/sitdown/web/index.html
SOURCES := $(shell find src/sitdown -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
WEBSRC  := $(shell find web -mindepth 1 -name node_modules -prune -o -path web/tests -prune -o -print)
WEBALL  := $(shell find web -name node_modules -prune -o -type f -print)
NPM      = $(BIN)/python hatch_build.py npm
LOCKED   = --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url \
           --no-emit-find-links
LOCKCMD  = $(BIN)/uv pip compile -q pyproject.toml --group dev $(LOCKED)
NODELOCK = $(BIN)/uv pip compile -q --group node $(LOCKED)
# Long random runs stand behind a marker; CI runs them, and so does `make test CI=true`: compiled, which is what is
# shipped and ten times as fast. Other tests hold the two builds equal, move for move. Browsers too see what is shipped.
# A worker for each core; three for two where many tests of the server only wait.
PYTEST   = $(BIN)/python -m pytest -q -n $(1) --dist worksteal --durations=12
WORKERS  := auto
SOME_WAIT = $(shell $(BIN)/python -c "import os; print((os.cpu_count() or 1) * 3 // 2)")
QUICK   := -m "not long"
# Server, commands and docs are tried as they are shipped, for hardly any of them is compiled; .ci/run soaks an
# interpreted server.
SHIPPED := $(addprefix --ignore tests/,browser server cli web docs test_docs.py)
DONE    ?= # of these targets, what was tested just now
LONG    := $(if $(filter true,$(CI)),,$(QUICK))
COMPILED = PYTHONPATH=build/compiled SITDOWN_EXPECT=compiled $(call PYTEST,$(1)) -p no:cacheprovider $(LONG)
ARGS    ?=
# `make check` is for while one works. pytest rewrites every test again if it may not keep bytecode, and plugins that only
# the server's tests need take a second a worker.
GAME    ?=
OF_GAME := tests/test_battery.py tests/test_house.py tests/test_playthroughs.py tests/test_rule_ids.py
AT_WORK  = $(OF_GAME) tests/engine tests/testing tests/docs tests/test_arrows.py tests/test_highest_card.py \
           $(shell find tests/games -name 'test_rules*.py' -o -name 'test_examples*.py' -o -name 'test_refusals*.py' \
             -o -path '*/phases/test_*.py' -o -path '*/jobs/test_*.py')
CHECKED  = $(if $(GAME),tests/games/$(GAME) $(OF_GAME) -k $(GAME) $(QUICK),$(AT_WORK) -m "not long and not wide")
CHECKING = PYTHONDONTWRITEBYTECODE= PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 $(BIN)/python -m pytest -q -p xdist.plugin -n auto \
           --dist worksteal
WEBLINTED := build/.web-linted

.PHONY: help play check test test-web test-source test-compiled test-browser bench bench-pages bench-server format lint web \
        pictures playthroughs figures fixtures \
        lock lock-check wheel clean
.DELETE_ON_ERROR:

play: $(READY) $(PAGES)  ## set everything up and open the tables (in the terminal: ARGS=play)
	@$(BIN)/sitdown $(ARGS)

test: test-web $(filter-out $(DONE),test-source) test-compiled test-browser  ## set everything up and run all tests, interpreted and compiled

test-web: $(WEBTESTED)

test-source: $(READY)
	PYTHONPATH=src SITDOWN_EXPECT=interpreted $(call PYTEST,$(WORKERS)) $(QUICK) $(SHIPPED) $(ARGS)

test-compiled: $(FAST)
	$(call COMPILED,$(SOME_WAIT)) --ignore tests/browser $(ARGS)

test-browser: $(FAST) $(FASTWEB) # apart: browsers take all cores, and some tests of the server look at the clock
	$(call COMPILED,$(WORKERS)) tests/browser $(ARGS)

bench: $(FAST) $(FASTWEB)  ## each game beside other engines, as ratios of one run; then the pages
	$(BIN)/python -m benchmarks.bench $(ARGS)
	PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.pages

bench-pages: $(FAST) $(FASTWEB)  ## what the pages weigh, and how soon a move is seen (needs Chromium)
	PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.pages $(ARGS)

bench-server: $(FAST)  ## what one machine carries, and the server beside boardgame.io (needs Node)
	$(BIN)/python -m benchmarks.server $(ARGS)

web: $(PAGES)  ## build the pages for browsers, if what they are made of is newer

check: $(READY) $(if $(GAME),,$(WEBLINTED))  ## while you work: lint and the quickest tests; GAME=capo: all quick tests of one game
	$(BIN)/ruff check -q .
	$(BIN)/ruff format --check -q .
	$(if $(GAME),,$(BIN)/mypy)
	PYTHONPATH=src SITDOWN_EXPECT=interpreted $(CHECKING) $(CHECKED) $(ARGS)

lint: $(READY) $(MODULES)  ## ruff and its formatter, mypy --strict; prettier, oxlint and svelte-check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(NPM) run lint
	$(NPM) run check
	@! grep -nE '://' $(LOCK) requirements-node.txt benchmarks/requirements-*.txt web/package-lock.json

format: $(READY) $(MODULES)  ## let ruff and prettier lay out every file
	$(BIN)/ruff format --quiet .
	$(NPM) run format

pictures: $(READY) $(PAGES)  ## take the pictures of the README anew (needs Chromium)
	PYTHONPATH=src $(BIN)/python -m tests.browser.readme

playthroughs: $(READY)  ## write the golden playthroughs and records anew; read the diff
	PYTHONPATH=src:. $(BIN)/python -m tests.playthroughs.write

figures: $(FAST)  ## play thousands of games and write the tables of docs/figures.md anew
	PYTHONPATH=build/compiled:. $(BIN)/python -m tests.figures.write --write

fixtures: $(READY)  ## write what the pages' tests play with anew, as the games make it; read the diff
	PYTHONPATH=src:. $(BIN)/python -m tests.web.write

wheel: $(READY) $(PAGES)  ## the wheel with pages, compiled engine and rules, and the source distribution
	SITDOWN_COMPILE=require SITDOWN_WEB=require SITDOWN_BUILD=$(CURDIR)/build/mypyc \
	  $(BIN)/python -m build --installer uv -o dist .

lock: $(BIN)/uv $(NODE)  ## pin the newest versions that pyproject.toml and web/package.json allow
	$(LOCKCMD) --upgrade -o $(LOCK)
	$(NODELOCK) --upgrade -o requirements-node.txt
	$(NPM) run lock

lock-check: $(READY)  ## do the locks still fit pyproject.toml?
	@cp $(LOCK) $(VENV)/lock.txt && $(LOCKCMD) -o $(VENV)/lock.txt && cmp -s $(LOCK) $(VENV)/lock.txt \
	  || { echo "$(LOCK) is out of date: make lock"; exit 1; }
	@cp requirements-node.txt $(VENV)/lock.txt && $(NODELOCK) -o $(VENV)/lock.txt \
	  && cmp -s requirements-node.txt $(VENV)/lock.txt || { echo "requirements-node.txt is out of date: make lock"; exit 1; }

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

clean:
	rm -rf $(VENV) build dist web/node_modules src/sitdown/web .mypy_cache .ruff_cache .pytest_cache

# 1. a virtual environment with the locked uv in it, checked by hash
$(BIN)/uv:
	$(PYTHON) -m venv $(VENV)
	@sed -n '/^uv==/,/[^\\]$$/p' $(LOCK) > $(VENV)/uv.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --only-binary :all: --require-hashes -r $(VENV)/uv.txt

# 2. exactly the locked packages, and the project itself, editable and interpreted
$(READY): $(LOCK) pyproject.toml hatch_build.py | $(BIN)/uv
	VIRTUAL_ENV=$(VENV) $(BIN)/uv pip sync -q --require-hashes $(LOCK)
	VIRTUAL_ENV=$(VENV) SITDOWN_COMPILE=0 SITDOWN_WEB=0 $(BIN)/uv pip install -q --no-deps -e .
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip check -q || { echo "the lock does not fit pyproject.toml: make lock"; exit 1; }
	@touch $@

# 3. a compiled copy beside the sources, for the tests and the benchmarks
$(FAST): $(SOURCES) hatch_build.py mypyc_groups.py pyproject.toml | $(READY)
	$(BIN)/python hatch_build.py build/compiled
	@touch $@

# 4. Node: the machine's if it is recent, else the locked one from PyPI
$(NODE): requirements-node.txt $(READY)
	@$(BIN)/python hatch_build.py node \
	  || VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install -q --require-hashes -r requirements-node.txt
	@touch $@

# 5. exactly the locked packages of the pages, the pages, and a copy of them beside the compiled engine
$(MODULES): web/package-lock.json | $(NODE)
	$(NPM) ci
	@touch $@

$(PAGES): $(WEBSRC) | $(MODULES)
	$(NPM) run build

$(WEBTESTED): $(WEBALL) $(SOURCES) | $(MODULES)
	$(NPM) test
	@mkdir -p $(@D) && touch $@

$(WEBLINTED): $(WEBALL) | $(MODULES)
	$(NPM) run lint
	$(NPM) run check
	@mkdir -p $(@D) && touch $@

$(FASTWEB): $(PAGES) $(FAST)
	@rm -rf $(@D) && cp -R src/sitdown/web $(@D)
