"""The second round forgives a test that fails by chance, and nothing else."""

from pathlib import Path

import pytest

from tests.run.outcome import Outcome, report
from tests.run.rounds import MOST, run_tests

ONCE = """
from pathlib import Path

def test_fails_the_first_time():
    runs = Path(__file__).with_name("runs")
    runs.write_text(runs.read_text() + "x" if runs.exists() else "x")
    assert runs.read_text() != "x", "not yet"
"""
ALWAYS = "def test_fails_always():\n    assert 1 == 2\n\ndef test_passes():\n    pass\n"
SIX = "import pytest\n\n@pytest.mark.parametrize('n', range({most} + 1))\ndef test_fails(n):\n    assert n < 0\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p no:valkey -p no:cacheprovider\n", encoding="utf-8")
    return tmp_path


def run(project: Path, **files: str) -> Outcome:
    for name, source in files.items():
        (project / f"test_{name}.py").write_text(source, encoding="utf-8")
    return run_tests("python", ["-q"], cwd=project)


def test_a_test_that_passes_alone_is_flaky_and_the_run_is_green(project: Path) -> None:
    outcome = run(project, once=ONCE)
    assert outcome.green and outcome.passed == 1 and outcome.seconds > 0
    assert list(outcome.flaky) == ["test_once.py::test_fails_the_first_time"]
    assert list(outcome.files) == ["test_once.py"]
    assert "flaky: test_once.py::test_fails_the_first_time AssertionError: not yet" in report([outcome])


def test_a_test_that_fails_twice_is_red_beside_one_that_is_flaky(project: Path) -> None:
    outcome = run(project, once=ONCE, always=ALWAYS)
    assert not outcome.green and list(outcome.flaky) == ["test_once.py::test_fails_the_first_time"]
    assert outcome.failed == {"test_always.py::test_fails_always": "assert 1 == 2"}
    assert report([outcome])[-1] == "2 passed, 1 failed, 0 skipped"


def test_more_failures_than_chance_explains_are_red_at_once(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    outcome = run(project, once=ONCE, six=SIX.format(most=MOST))
    assert len(outcome.failed) == MOST + 2 and not outcome.flaky
    assert "once more" not in capfd.readouterr().out


def test_what_cannot_be_collected_breaks_the_run(project: Path) -> None:
    outcome = run(project, once=ONCE, broken="import nothing_of_that_name\n")
    assert not outcome.green and outcome.broken == "pytest ended with 2"
    assert report([outcome])[-1] == "0 passed, 1 failed, 0 skipped"


def test_no_test_at_all_is_no_green_run(project: Path) -> None:
    assert run(project).broken == "pytest ended with 5"
