"""A change chooses the tests that it may break, and no others."""

import subprocess

import pytest

from tests.run import near
from tests.run.near import choose


def test_a_change_of_a_domain_chooses_its_tests_those_of_its_importers_and_its_contract() -> None:
    choice = choose(["schema/rental/viewing.py", "server/housekeeping/totals.py"])
    assert {"tests/rental", "tests/housekeeping"} <= choice.python.keys() and "tests/chat" not in choice.python
    assert choice.contract == {"rental/viewing": "schema/rental/viewing.py"}
    assert not choice.browser


def test_a_change_of_a_feature_of_the_web_chooses_browser_tests_by_its_name() -> None:
    choice = choose(["web/src/domains/rental/viewings/Viewings.tsx"])
    assert list(choice.browser) == ["tests/e2e/test_viewings.py"]


def test_what_everything_imports_chooses_its_own_tests_alone() -> None:
    assert list(choose(["server/engine/read.py"]).python) == ["tests/engine"]


def test_a_test_that_was_changed_runs_and_one_that_is_gone_does_not() -> None:
    choice = choose(["tests/run/test_near.py", "tests/run/test_gone.py", "tests/e2e/test_board.py", "docs/words.md"])
    assert (list(choice.python), list(choice.browser)) == (["tests/run/test_near.py"], ["tests/e2e/test_board.py"])


def test_what_git_does_not_know_yet_counts_as_changed(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    def git(*words: str) -> None:
        subprocess.run(
            ("git", "-c", "user.name=a", "-c", "user.email=a@b", *words), cwd=tmp_path, check=True, capture_output=True
        )

    git("init", "-b", "main")
    git("commit", "--allow-empty", "-m", "first")
    git("switch", "-c", "work")
    (tmp_path / "one.py").write_text("", encoding="utf-8")
    git("add", "one.py")
    git("commit", "-m", "second")
    (tmp_path / "two.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(near, "ROOT", tmp_path)
    assert near.changed_files("main") == ["one.py", "two.py"]
