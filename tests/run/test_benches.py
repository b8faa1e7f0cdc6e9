"""No benchmark rots unseen: each has a bar, runs tiny, and ends non-zero beyond its bar."""

import ast
import re
import sys
from pathlib import Path

import pytest

from tests.bench import bars
from tests.bench.bars import BARS, SIZES, SMOKE, Held

ROOT = Path(__file__).resolve().parents[2]
BENCHES = re.findall(r"\w+", re.search(r"^BENCHES := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)[1])  # type: ignore[index]


def calls(bench: str) -> set[str]:
    """Names of functions and methods that its module calls."""
    tree = ast.parse((ROOT / "tests" / "bench" / f"{bench}.py").read_text(encoding="utf-8"))
    found = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {
        one.id if isinstance(one, ast.Name) else one.attr for one in found if isinstance(one, ast.Name | ast.Attribute)
    }


def test_the_table_of_bars_is_that_of_the_benchmarks() -> None:
    assert set(BENCHES) == set(BARS) == set(SIZES)
    assert all(BARS.values())


@pytest.mark.parametrize("bench", BENCHES)
def test_a_benchmark_is_tiny_when_asked_and_judges_what_it_measured(bench: str) -> None:
    assert {"words", "size", "Held", "hold", "end"} <= calls(bench)


@pytest.mark.parametrize("bench", BENCHES)
def test_each_bar_is_held_against_something(bench: str) -> None:
    source = (ROOT / "tests" / "bench" / f"{bench}.py").read_text(encoding="utf-8")
    assert [bar for bar in BARS[bench] if bar.rpartition(", ")[0] not in source and bar not in source] == []


def ended(bench: str, bar: str, value: float) -> int:
    held = Held(bench)
    held.hold(bar, value)
    try:
        held.end()
    except SystemExit as end:
        return int(str(end.code))
    return 0


def test_what_is_beyond_its_bar_ends_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["size"])
    monkeypatch.delenv("BENCH_SMOKE", raising=False)
    assert ended("size", "shell with home, kB", 450) == 0
    assert ended("size", "shell with home, kB", 543) == 1
    assert ended("fanout", "ours / Node", 1.4) == 0
    assert ended("fanout", "ours / Node", 1.2) == 1


def test_a_tiny_one_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["size", SMOKE])
    assert ended("size", "shell with home, kB", 543) == 0
    assert bars.size("size", "visits") == 1
