"""The slider: dragged to the end by hand or by keys, once, from one address."""

from typing import Any

import pytest
import pytest_asyncio

from server.account import human
from server.kit.redis import get_redis
from tests.account.human import HAND, KEYS, drag, forget_spent, slide
from tests.kit.client import Client, open_client
from tests.kit.people import PASSWORD, Organisation


@pytest_asyncio.fixture(autouse=True, loop_scope="session")
async def fresh(database: None) -> None:
    await forget_spent()


def even(points: int, every_ms: float) -> list[list[float]]:
    return [[300.0 * at / (points - 1), at * every_ms] for at in range(points)]


@pytest.mark.parametrize(("track", "by"), [(HAND, "pointer"), (KEYS, "keyboard")], ids=["hand", "keys"])
async def test_a_drag_by_hand_or_by_keys_passes(sign_in: Any, track: list[list[float]], by: str) -> None:
    answer = await drag(await sign_in(), track, by)
    assert answer["success"] and answer["message"] == "验证通过" and answer["result"]["pass"]


SCRIPTED = {
    "one leap": [[0, 0], [0, 100], [0, 150], [0, 200], [300, 300]],
    "a ruler": even(20, 16),
    "no time": even(20, 1),
    "two points": [[0, 0], [300, 400]],
    "not to the end": [*HAND[:-2], [290, 350]],
    "from the middle": [[150, 0], *HAND[5:]],
    "backwards in time": [*HAND[:4], [110, 20], *HAND[4:]],
    "longer than it could be": [[x, at * 100] for x, at in HAND],
}


@pytest.mark.parametrize("track", SCRIPTED.values(), ids=SCRIPTED.keys())
async def test_a_drag_that_no_hand_makes_is_refused(sign_in: Any, track: list[list[float]]) -> None:
    assert (await drag(await sign_in(), track))["id"] == "slider.refused"


async def test_keys_in_an_even_beat_are_refused(sign_in: Any) -> None:
    assert (await drag(await sign_in(), even(21, 30), "keyboard"))["id"] == "slider.refused"


async def test_a_challenge_serves_one_try_right_or_wrong(sign_in: Any) -> None:
    client = await sign_in()
    for track in (HAND, even(20, 1)):
        begun = await client.result("POST", "/sys/slider/start")
        body = {"id": begun["id"], "width": 300, "track": track}
        await client.call("POST", "/sys/slider/verify", json=body)
        again = await client.call("POST", "/sys/slider/verify", json={**body, "track": HAND})
        assert again["id"] == "slider.gone"


async def test_what_is_kept_names_neither_challenge_nor_address(sign_in: Any) -> None:
    client = await sign_in()
    begun = await client.result("POST", "/sys/slider/start")
    kept = [key async for key in get_redis().scan_iter("gj:slider:*")]
    values = [await get_redis().get(key) for key in kept]
    assert kept
    for text in (*kept, *values):
        assert begun["id"].encode() not in (text or b"") and b"127.0.0.1" not in (text or b"")


async def test_a_pass_counts_once_and_only_from_the_address_that_dragged(
    app: Any, sign_in: Any, organisation: Organisation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(human, "ASKED_AFTER", 0)
    client: Client = await sign_in()
    typed = {"username": organisation.admin.username, "password": PASSWORD}
    assert (await client.call("POST", "/sys/login", json=typed))["id"] == "captcha.required"
    proof = await slide(client)
    assert (await client.call("POST", "/sys/login", json={**typed, **proof}))["code"] == 200
    assert (await client.call("POST", "/sys/login", json={**typed, **proof}))["id"] == "slider.gone"
    stolen = await slide(client)
    async with open_client(app) as elsewhere:
        elsewhere.http._transport.client = ("203.0.113.210", 1)  # type: ignore[attr-defined]
        assert (await elsewhere.call("POST", "/sys/login", json={**typed, **stolen}))["id"] == "slider.gone"
    assert (await client.call("POST", "/sys/login", json={**typed, "slider": "made-up"}))["id"] == "slider.gone"


async def test_no_code_is_sent_without_a_proof(sign_in: Any) -> None:
    answer = await (await sign_in()).call("POST", "/sys/sms", json={"mobile": "13912345678"})
    assert answer["id"] in {"captcha.required", "sms.off"}
