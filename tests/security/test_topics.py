"""Every live topic, as who may hear it, as a colleague without any right, as a stranger with all of them, and as nobody.

The walk is over the registry: a topic that is added must say here of what it is, or this fails.
"""

import asyncio
from collections.abc import AsyncIterator

import orjson
import pytest
import pytest_asyncio
from starlette.applications import Starlette
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from schema.kit.snowflake import next_id
from schema.system.role import UserRole
from schema.system.task import Task
from schema.system.user import User
from server.domains import TOPICS
from server.http.rights import load_actor
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.files import save_file
from server.live.topic import Topics
from server.live.websocket import NOTICE, NOTICE_TOPIC, USER_TOPIC
from tests.kit.people import create_organisation, make_user
from tests.kit.window import listening
from tests.live.page import open_page
from tests.security.test_tenants import PICTURE

FIRST = 1
# What everybody who is signed in hears: of themselves, or what their organisation says to all.
OPEN = {"user", NOTICE, "list/sys/view", "inbox", "colleagues", "acts"}
_ROW = "SELECT id FROM {table} WHERE tenant_id = $1 AND del_flag = 0 ORDER BY id LIMIT 1"
_TALK = """
SELECT m.conversation_id FROM chat_member m JOIN chat_conversation c ON c.id = m.conversation_id AND c.del_flag = 0
WHERE m.user_id = $1 ORDER BY m.id LIMIT 1
"""
_FLOW = "SELECT kind, subject_id FROM sign_flow WHERE tenant_id = $1 AND del_flag = 0 ORDER BY id LIMIT 1"
TOPICS_OF_PEOPLE = Topics(TOPICS)


async def person(username: str) -> Actor:
    user = await User.get(username=username)
    actor = await load_actor(user.id, FIRST, user.org_code or "", 0)
    assert actor is not None
    return actor


async def row_of(table: str) -> int:
    return int(await pool().fetchval(_ROW.format(table=table), FIRST))


async def talk_of(actor: Actor) -> int:
    return int(await pool().fetchval(_TALK, actor.user_id))


async def task_of(actor: Actor) -> int:
    task = await Task.create(
        id=next_id(), tenant_id=FIRST, owner_id=actor.user_id, kind="export", title="导出", params={}
    )
    return int(task.id)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def names(app: Starlette) -> dict[str, str]:
    """Pattern -> a name of it that says something of the first organisation."""
    admin = await person("admin")
    community, order = await row_of("rent_community"), await row_of("rent_daily_order")
    flow = await pool().fetchrow(_FLOW, FIRST)
    return {
        "user": "user",
        NOTICE: NOTICE,
        "list/sys/view": "list/sys/view",
        "list/{path:rest}": "list/rental/order",
        "record/{place:rest}": f"record/rental/order/{order}",
        "grid/{path:rest}": "grid/rental/order",
        "online": "online",
        "board/{community_id}": f"board/{community}",
        "boardChanges/{community_id}": f"boardChanges/{community}",
        "today": "today",
        "rentRoll": "rentRoll",
        "hk-dispatch": "hk-dispatch",
        "hk": "hk",
        "job/{task_id}": f"job/{await task_of(admin)}",
        "file/{file_id}": f"file/{(await save_file(admin, PICTURE, '合同.bmp', 'export')).id}",
        "chat/{conversation_id}": f"chat/{await talk_of(admin)}",
        "inbox": "inbox",
        "acts": "acts",
        "colleagues": "colleagues",
        "sign/{kind}/{subject_id}": f"sign/{flow['kind']}/{flow['subject_id']}",
    }


async def hears(name: str, actor: Actor) -> str | None:
    """The key that the actor would hear by this name; None when refused."""
    match = await TOPICS_OF_PEOPLE.find(name, actor)
    return match.key if match is not None and await match.allows(actor) else None


def test_every_topic_is_walked(names: dict[str, str]) -> None:
    assert {USER_TOPIC.pattern, NOTICE_TOPIC.pattern} <= {topic.pattern for topic in TOPICS}
    assert set(names) == {topic.pattern for topic in TOPICS}


async def test_who_may_hear_a_topic_hears_it(names: dict[str, str]) -> None:
    admin, housekeeper = await person("admin"), await person("hk1")
    for pattern, name in names.items():
        key = await hears(name, housekeeper if pattern == "hk" else admin)
        assert key is not None and key.startswith(f"t{FIRST}/"), pattern


async def test_a_colleague_without_a_right_hears_what_is_everybodys_and_their_own(names: dict[str, str]) -> None:
    colleague = await make_user(FIRST, "员工")
    try:
        heard = {pattern for pattern, name in names.items() if await hears(name, colleague) is not None}
        assert heard == OPEN
        for own in ("user", "inbox", "acts"):
            assert await hears(own, colleague) == f"t{FIRST}/{own}/{colleague.user_id}"
    finally:
        await UserRole.filter(user_id=colleague.user_id).delete()
        await User.filter(id=colleague.user_id).delete()


async def test_an_administrator_of_another_organisation_hears_nothing_of_the_first(names: dict[str, str]) -> None:
    stranger = (await create_organisation()).admin
    named = {pattern for pattern in names if "{" in pattern} - {"list/{path:rest}", "grid/{path:rest}"}
    for pattern, name in names.items():
        key = await hears(name, stranger)
        assert key is None or key.startswith(f"t{stranger.tenant_id}/"), pattern
        if pattern in named:
            assert key is None, pattern
        assert await TOPICS_OF_PEOPLE.find(f"t{FIRST}/{name}", stranger) is None, pattern


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def port(app: Starlette) -> AsyncIterator[int]:
    async with listening(app) as opened:
        yield opened


async def test_nobody_comes_as_far_as_a_topic(port: int, names: dict[str, str]) -> None:
    for token in (None, "", "forged"):
        with pytest.raises(PermissionError, match=r"session\.invalid"):
            await open_page(port, token)
    # At once: the server gives each connection ten seconds to say who it is.
    await asyncio.gather(*(refused_unsaid(port, name) for name in names.values()))


async def refused_unsaid(port: int, name: str) -> None:
    """Asks for a topic before saying who asks, and is never answered until the server ends it."""
    async with connect(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket") as socket:
        assert str(await socket.recv()).startswith("0{")
        await socket.send("421" + orjson.dumps(["subscribe", {"topic": name, "epoch": "", "seq": 0}]).decode())
        with pytest.raises(ConnectionClosed):
            while True:
                assert not str(await socket.recv()).startswith("43"), name
