"""What is found is proved here, on machines as slow as they come; how soon it is found is measured by benchmarks."""

import pytest

from server.search import find


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time after which a search is given up, as long as a loaded machine may need."""
    monkeypatch.setattr(find, "SETTINGS", find.SETTINGS.replace("statement_timeout = 400", "statement_timeout = 20000"))
