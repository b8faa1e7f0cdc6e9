"""`python -m tests.run.near`: the checks over everything, and of the tests those that a change may break; what `make near` does.

A whole run takes half an hour, and most changes touch one domain. What it leaves out the whole run finds.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import grimp

from schema.domains import registry
from tests.run.__main__ import SHARED, run_command
from tests.run.outcome import report
from tests.run.rounds import ROOT, run_tests

LAYERS = ("schema", "server", "workers")
EVERYWHERE = {"kit", "engine", "http", "live", "settings", "domains", "app", "sandbox"}
"""Packages that everything imports: their own tests and the contract tell most, the rest is the whole run's."""
Reasons = dict[str, str]


@dataclass
class Choice:
    """Each place or name that is run → the change that chose it."""

    python: Reasons = field(default_factory=dict)
    contract: Reasons = field(default_factory=dict)
    browser: Reasons = field(default_factory=dict)
    web: Reasons = field(default_factory=dict)

    def lines(self) -> list[str]:
        found = [("python", self.python), ("contract", self.contract), ("browser", self.browser), ("web", self.web)]
        return [f"{kind:<9} {what}  ({why})" for kind, chosen in found for what, why in chosen.items()]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.run.near")
    parser.add_argument("--since", default="main", help="the commit to compare with, usually the last green one")
    asked = parser.parse_args()
    choice = choose(changed_files(asked.since))
    print("\n".join(choice.lines()) or "nothing that a test knows was changed", flush=True)
    outcomes = [run_command("check", "make", "--no-print-directory", "check")]
    for stage, arguments in stages(choice):
        outcomes.append(run_tests(stage, arguments))
    if choice.web:
        outcomes.append(run_command("web", "npx", "--prefix", "web", "vitest", "related", "--run", *choice.web))
    print("", *report(outcomes), sep="\n", flush=True)
    return 0 if all(outcome.green for outcome in outcomes) else 1


def stages(choice: Choice) -> Iterable[tuple[str, list[str]]]:
    if choice.python:
        yield "python", [*choice.python, "-q", "-n", "2", *SHARED]
    if choice.contract:
        yield "contract", ["tests/contract", "-q", "-k", " or ".join(choice.contract)]
    if choice.browser:
        subprocess.run([sys.executable, "server/launch/environment.py", "web", "gallery"], cwd=ROOT, check=True)
        yield "browser", [*choice.browser, "-q", "-n", "2", *SHARED]


def changed_files(since: str) -> list[str]:
    """Of the branch and of the working tree, those that git does not know yet among them."""
    calls = (
        ("diff", "--name-only", f"{since}..."),
        ("diff", "--name-only", "HEAD"),
        ("ls-files", "--others", "--exclude-standard"),
    )
    told = [
        subprocess.run(("git", *call), cwd=ROOT, check=True, capture_output=True, text=True).stdout for call in calls
    ]
    return sorted({line for text in told for line in text.splitlines()})


def choose(files: Iterable[str]) -> Choice:
    choice = Choice()
    for file in files:
        top, *rest = Path(file).parts
        if top in LAYERS and file.endswith(".py"):
            choose_python(choice, file)
        elif top == "tests":
            choose_test(choice, file)
        elif top == "web" and rest[:1] == ["src"]:
            choose_web(choice, file)
    return choice


def choose_python(choice: Choice, file: str) -> None:
    """The tests of its package and of the packages that import it; the contract of the resources it declares."""
    package = package_of(file)
    for name in (package, *(() if package in EVERYWHERE else importers(file))):
        if (ROOT / "tests" / name).is_dir() and name not in ("contract", "e2e"):
            choice.python.setdefault(f"tests/{name}", file)
    for path in declared_in(file):
        choice.contract.setdefault(path, file)


def package_of(file: str) -> str:
    parts = Path(file).with_suffix("").parts
    return "workers" if parts[0] == "workers" else parts[1]


def importers(file: str) -> list[str]:
    module = ".".join(part for part in Path(file).with_suffix("").parts if part != "__init__")
    graph = grimp.build_graph(*LAYERS)
    found = graph.find_modules_that_directly_import(module) if module in graph.modules else set()
    packages = {"workers" if name.startswith("workers") else name.split(".")[1] for name in found if "." in name}
    return sorted(packages - EVERYWHERE)


def declared_in(file: str) -> list[str]:
    """Paths of resources whose table the file declares."""
    module = ".".join(Path(file).with_suffix("").parts)
    return [resource.path for resource in registry().resources if resource.model.__module__ == module]


def choose_test(choice: Choice, file: str) -> None:
    if not re.fullmatch(r"test_.*\.py", Path(file).name) or not (ROOT / file).exists():
        return
    (choice.browser if file.startswith("tests/e2e/") else choice.python).setdefault(file, "changed itself")


def choose_web(choice: Choice, file: str) -> None:
    """Browser tests that are named after its feature, else after its domain."""
    if (ROOT / file).exists() and file.endswith((".ts", ".tsx")):
        choice.web.setdefault(file.removeprefix("web/"), file)
    parts = Path(file).parts
    if parts[2] != "domains" or len(parts) < 6:
        return
    for name in (parts[4], parts[3]):
        found = [test for test in sorted((ROOT / "tests/e2e").glob("test_*.py")) if stem(name) in test.stem]
        for test in found:
            choice.browser.setdefault(str(test.relative_to(ROOT)), file)
        if found:
            return


def stem(name: str) -> str:
    """Of a feature's folder what the names of its tests begin with: one or many."""
    return name.replace("-", "_").rstrip("s")


if __name__ == "__main__":
    sys.exit(main())
