"""Fixtures of the whole suite: one pair of real servers a session, one tenant a test."""

import gc
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings
from starlette.applications import Starlette
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

from tests.kit.services import run_services

# What takes longest is handed out first: a process that got it last would run on alone while the others are done.
LONGEST_FIRST = (
    "workers/test_processes",
    "faults/",
    "e2e/test_axe",
    "e2e/test_narrow",
    "e2e/test_roles",
    "e2e/test_acts_orders",
    "e2e/test_shell",
    "e2e/test_errors",
    "e2e/test_b",
    "rental/test_replay_storm",
    "rental/test_locks",
    "security/test_tenants",
    "security/test_values",
    "search/",
    "live/",
    "launch/",
    "e2e/test_routes",
    "e2e/test_engine",
)


def pytest_configure() -> None:
    """A busy machine makes no example wrong: how long one took is measured by benchmarks, not by property tests.

    Examples are the same in every run, so that none is red for what nobody changed; FRESH_EXAMPLES=1 draws new ones.
    """
    settings.register_profile(
        "untimed",
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        derandomize=not os.environ.get("FRESH_EXAMPLES"),
    )
    settings.load_profile("untimed")


def pytest_sessionstart() -> None:
    """While collecting, everything made stays: looking for what could go costs a third of it."""
    gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_rank)


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


class Shares(LoadFileScheduling):
    """A file stays in one process, and so do all tests of faults, whose installation takes long to build."""

    def _split_scope(self, nodeid: str) -> str:
        file = str(super()._split_scope(nodeid))
        return "faults" if file.startswith("tests/faults/") else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    return Shares(config, log) if config.getvalue("dist") == "loadfile" else None


def _rank(item: pytest.Item) -> int:
    known = (place for place, name in enumerate(LONGEST_FIRST) if name in item.nodeid)
    return next(known, len(LONGEST_FIRST))


@pytest.fixture(scope="session")
def services() -> Iterator[None]:
    """PostgreSQL and Redis are running and named in the environment."""
    with run_services():
        yield


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def app(services: None) -> AsyncIterator[Starlette]:
    """The application, started, on a migrated database with the demo organisations."""
    from server.app import create_app
    from server.launch.migrate import migrate
    from server.launch.seed import seed
    from server.settings import get_settings

    get_settings.cache_clear()
    url = get_settings().database_url
    await migrate(url)
    await seed(url, demo=True, admin_password="")
    application = create_app()
    async with application.router.lifespan_context(application):
        yield application


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def database(app: Starlette) -> None:
    """The process's database is open."""


@pytest.fixture(scope="session")
def listener(services: None) -> Iterator[Any]:
    """Hears every live event of the session's installation."""
    from tests.kit.events import listening

    with listening() as heard:
        yield heard


@pytest.fixture(autouse=True)
def events_are_as_declared(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test that uses the services may cause an event that says otherwise than its topic declares."""
    if "services" not in request.fixturenames:
        yield
        return
    heard = request.getfixturevalue("listener")
    yield
    assert heard.take_faults() == []


@pytest_asyncio.fixture(loop_scope="session")
async def organisation(database: None):  # type: ignore[no-untyped-def]
    """A tenant of its own for the test."""
    from tests.kit.people import create_organisation

    return await create_organisation()


@pytest_asyncio.fixture(loop_scope="session")
async def sign_in(app: Starlette) -> AsyncIterator[Callable[..., Awaitable[object]]]:
    """sign_in(actor) -> Client; sign_in() -> a client without a token; by default all are one address, whose calls are counted."""
    from tests.kit.client import open_client

    async with AsyncExitStack() as stack:

        async def enter(actor=None, **where):  # type: ignore[no-untyped-def]
            return await stack.enter_async_context(open_client(app, actor, **where))

        yield enter
