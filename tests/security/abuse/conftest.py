"""A running server of the application under test, with limits that a test can reach; and films."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from starlette.applications import Starlette

from server.settings import Settings, get_settings
from tests.files.conftest import films
from tests.kit.window import listening

__all__ = ["films"]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def port(app: Starlette) -> AsyncIterator[int]:
    async with listening(app) as opened:
        yield opened


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> Iterator[Settings]:
    """The settings of this process, to be changed with monkeypatch.setattr on what is given here."""
    yield get_settings()
