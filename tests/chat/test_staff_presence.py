"""Who of the staff is here: told to everybody of their organisation and to nobody else, gathered, and without ghosts."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from starlette.applications import Starlette

from server.kit.redis import get_redis
from server.live.staff_presence import COLLEAGUES
from tests.chat.conftest import Person, Team
from tests.kit.people import create_organisation
from tests.live.page import Page, open_page, until


@pytest.fixture(autouse=True)
def impatient(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.state.live.presence, "_leave_grace", 0.1)


@asynccontextmanager
async def window(port: int, person: Person) -> AsyncIterator[Page]:
    page = await open_page(port, person.client.token)
    assert (await page.subscribe(COLLEAGUES))["ok"]
    try:
        yield page
    finally:
        await page.close()


def told(page: Page) -> dict[str, str | None]:
    """What the events say, one after the other."""
    heard: dict[str, str | None] = {}
    for event in page.events:
        heard |= event["data"]["people"]
    return heard


async def present(person: Person) -> dict[str, Any]:
    return dict((await person.get("person/present"))["people"])


async def test_a_colleague_is_seen_coming_leaving_the_desk_and_going(team: Team, port: int) -> None:
    async with window(port, team.ann) as ann:
        async with window(port, team.bob) as bob:
            await until(lambda: told(ann).get(team.bob.id) == "online", "bob")
            assert (await bob.ask("attend", {"away": True}))["ok"]
            await until(lambda: told(ann).get(team.bob.id) == "away", "bob away")
            assert (await bob.ask("attend", {"away": False}))["ok"]
            await until(lambda: [*_states(ann, team.bob)] == ["online", "away", "online"], "bob back")
            assert (await present(team.cyd))[team.bob.id] == "online"
        await until(lambda: told(ann)[team.bob.id] is None, "bob gone")
        assert team.bob.id not in await present(team.ann)


def _states(page: Page, person: Person) -> list[str | None]:
    return [event["data"]["people"][person.id] for event in page.events if person.id in event["data"]["people"]]


async def test_the_neighbours_and_guests_who_are_no_staff_are_not_told_of(
    team: Team, app: Starlette, port: int
) -> None:
    elsewhere = await create_organisation("邻居")
    neighbour = Person(elsewhere.admin, await team.sign_in(elsewhere.admin))
    guest = await team.hire("客人")
    async with window(port, team.ann) as ann, window(port, neighbour) as other:
        await until(lambda: neighbour.id in told(other) and team.ann.id in told(ann), "each their own")
        await _freeze(guest)
        async with window(port, team.bob):
            await app.state.live.presence._renew([_Connected(guest)])
            await until(lambda: team.bob.id in told(ann), "bob")
        assert guest.id not in told(ann) and neighbour.id not in told(ann)
        assert set(told(other)) == {neighbour.id} == set(await present(neighbour))


async def _freeze(person: Person) -> None:
    """No entry of the address book any more; their open window is not ended by that here."""
    from schema.system.user import User

    await User.filter(id=person.actor.user_id).update(status="2")


class _Connected:
    """A window of somebody, as another process holds it."""

    def __init__(self, person: Person) -> None:
        self.id, self.actor = f"window of {person.id}", person.actor


async def test_a_process_that_was_killed_leaves_no_ghost(team: Team, app: Starlette, port: int) -> None:
    """Its leases run out; the next round of any other process says so."""
    live, tenant = app.state.live, team.ann.actor.tenant_id
    await live.presence._renew([_Connected(team.cyd)])
    async with window(port, team.ann) as ann:
        await until(lambda: told(ann).get(team.cyd.id) == "online", "cyd")
        past = time.time() - 1
        await get_redis().zadd(f"gj:{{t{tenant}}}:online", {team.cyd.id: past})
        live.colleagues.changed(tenant)
        await until(lambda: told(ann)[team.cyd.id] is None, "no ghost")
    assert team.cyd.id not in await present(team.ann)


async def test_many_comings_are_one_event(team: Team, app: Starlette, port: int) -> None:
    """What happens while another round has the turn waits for it; what is as before is not told."""
    live, tenant, turn = (
        app.state.live,
        team.ann.actor.tenant_id,
        f"gj:{{t{team.ann.actor.tenant_id}}}:colleagues:turn",
    )
    crowd = [await team.hire(f"人{number}") for number in range(6)]
    async with window(port, team.ann) as ann:
        await until(lambda: team.ann.id in told(ann), "ann")
        heard = len(ann.events)
        await get_redis().set(turn, 1, px=600_000)
        for person in crowd:
            await live.presence._renew([_Connected(person)])
            live.colleagues.changed(tenant)
        await get_redis().pexpire(turn, 200)
        await until(lambda: len(ann.events) > heard, "the crowd")
        assert set(ann.events[heard]["data"]["people"]) == {one.id for one in crowd}
        heard = len(ann.events)
        live.colleagues.changed(tenant)
        async with window(port, team.bob):
            await until(lambda: team.bob.id in told(ann), "bob")
        assert set(ann.events[heard]["data"]["people"]) == {team.bob.id}
