# Guanjia 管家. Two commands matter: make start, make test.
SHELL := /bin/bash
.DEFAULT_GOAL := help

# The newest usable Python of the machine makes .venv; everything else runs inside it.
PYTHON ?= $(firstword $(foreach name,python3.11 python3.12 python3.13 python3.14 python3,$(shell command -v $(name) 2>/dev/null)))
ENVIRONMENT := $(PYTHON) server/launch/environment.py
PY := .venv/bin/python
PYTEST := $(PY) -m pytest
# What shares a process, and in which order it is handed out, is in tests/conftest.py.
SHARED := --dist loadfile --no-loadscope-reorder
# Python tests in three processes, each with servers of its own; on a database that is given, in one.
PROCESSES ?= $(if $(DATABASE_URL),0,3)
# Browser tests in two processes, each with a site of its own; in one, on a site that is running already.
SITES ?= $(if $(GUANJIA_E2E_PORT),0,2)
BENCHES := fanout lists sheets import_busy start board scroll size palette grid upload chat chat_history abuse leases leases_growth lease_turn meters breadth reports

.PHONY: help start dev test test-clock near check format gen drift licences migrate demo migration bench smoke e2e lock

help: ## 显示本说明 | show this help
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

start: ## 安装、构建并启动,Ctrl-C 停止 | install, build and run; Ctrl-C stops
	@$(ENVIRONMENT) run web
	@exec $(PY) -m server.launch start

dev: ## 启动并随改动重载(网页在 5173 端口) | run and reload at changes (web on port 5173)
	@$(ENVIRONMENT) dev node
	@exec $(PY) -m server.launch start Procfile.dev

test: ## 全部检查与测试 | all checks and tests
	@began=$$(date +%s) && $(ENVIRONMENT) dev node browser \
		&& $(PY) -m tests.run --began $$began --processes $(PROCESSES) --sites $(SITES)

test-clock: ## 在易错的时刻与日期跑涉及日期的测试(AT="2028-02-29 06:02") | the tests that count days, at hours and days on which such fail
	@$(ENVIRONMENT) dev && $(PY) -m tests.run.clock --processes $(PROCESSES) $(if $(AT),--at "$(AT)") $(FILES)

near: ## 检查,加上改动可能影响的测试(SINCE=main) | the checks, and the tests that a change may break
	@$(ENVIRONMENT) dev node browser && $(PY) -m tests.run.near --since $(or $(SINCE),main)

check: ## 规范、类型、导入约定、生成代码 | lint, types, import contracts, generated code
	@$(ENVIRONMENT) dev node
	@$(MAKE) --no-print-directory -j 2 check-python check-web

.PHONY: check-python check-web
check-python:
	.venv/bin/ruff check .
	.venv/bin/ruff format --check --quiet . || { echo "格式不一致,请运行 make format | run make format"; exit 1; }
	.venv/bin/mypy schema server workers tests
	.venv/bin/lint-imports --no-logo
	$(PY) -m server.launch options
check-web:
	$(MAKE) --no-print-directory drift
	npm --prefix web run --silent check

format: ## 统一代码格式 | format the code
	@$(ENVIRONMENT) dev node
	.venv/bin/ruff check --fix --quiet . || true
	.venv/bin/ruff format --quiet .
	npm --prefix web run --silent fix

gen: ## 由声明生成网页用的类型 | make the types of the web from the declarations
	@$(ENVIRONMENT) dev node
	$(PY) -m server.openapi | npm --prefix web run --silent gen

drift: ## 生成代码与迁移是否最新 | whether generated code and migrations are up to date
	@before=$$(mktemp -d) && cp -r web/src/gen "$$before" && $(MAKE) --no-print-directory gen >/dev/null \
		&& { diff -qr "$$before/gen" web/src/gen >/dev/null; same=$$?; rm -r "$$before"; \
		test $$same = 0 || { echo "生成代码已过期,刚刚重新生成,请提交 | generated code was stale and has been made anew, commit it"; exit 1; }; }
	@$(PY) -m server.launch drift

licences: ## 随产品发布的程序包及许可证 | packages that are shipped, and their licences
	@$(ENVIRONMENT) dev
	@$(PY) -m server.launch licences

migrate: ## 迁移数据库(DATABASE_URL 或内置) | migrate the database (DATABASE_URL or embedded)
	@$(ENVIRONMENT) run
	$(PY) -m server.launch migrate

demo: ## 写入模拟数据:ROOMS=300 MONTHS=18 | add a simulated house: ROOMS=300 MONTHS=18
	@$(ENVIRONMENT) run
	$(PY) -m server.launch demo $(if $(ROOMS),--rooms $(ROOMS)) $(if $(MONTHS),--months $(MONTHS)) $(if $(SEED),--seed $(SEED))

migration: ## 由模型写出下一个迁移:NAME=add_x | write the next migration from the models: NAME=add_x
	@$(ENVIRONMENT) dev
	$(PY) -m server.launch migration $(NAME)

bench: ## 性能对照(与同次测得的下限之比) | benchmarks, each a ratio to a floor of the same run
	@$(ENVIRONMENT) dev browser web
	npm --prefix tests/bench/node install --silent --no-audit --no-fund
	@for name in $(BENCHES); do echo "== $$name"; $(PY) -m tests.bench.$$name || exit 1; done

smoke: ## 每个性能对照跑一遍极小的规模 | each benchmark once, tiny
	@$(ENVIRONMENT) dev browser web
	@$(PY) -m tests.bench.smoke

e2e: ## 只跑浏览器测试 | only the browser tests
	@$(ENVIRONMENT) dev browser web gallery
	$(PYTEST) tests/e2e -n $(SITES) $(SHARED)

COMPILE := $(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --no-emit-package valkey --no-annotate --custom-compile-command "make lock" pyproject.toml

lock: ## 由 pyproject.toml 重写两个锁文件 | write both lock files from pyproject.toml
	@$(ENVIRONMENT) dev
	$(COMPILE) --output-file requirements.lock
	$(COMPILE) --group dev --constraint requirements.lock --output-file requirements-dev.lock
