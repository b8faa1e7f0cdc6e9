"""Evidence as strangers and the night see it: one byte changed in the database is found and named, and roots reach the outside."""

import hashlib
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import orjson
import pytest

from schema.kit import clock
from schema.signing.evidence import SignDailyRoot, SignEvent, SignProof
from schema.signing.flow import SignFlow
from server.kit.database import pool
from server.kit.files import find_file
from server.kit.storage import storage
from server.settings import get_settings
from server.signing import night, sealing
from server.signing.check import fault_of
from server.signing.merkle import root_from
from tests.signing.desk import Desk, Phone, seal_until_tried

TakePhone = Callable[..., Awaitable[Phone]]
HEX = "'0' || substr({0}, 2) WHERE left({0}, 1) <> '0'"


async def forge(statement: str, *values: Any) -> None:
    """As whoever runs the database could, with the trigger off."""
    async with pool().acquire() as connection, connection.transaction():
        await connection.execute("SET LOCAL session_replication_role = replica")
        await connection.execute(statement, *values)


async def signed(desk: Desk, phone: TakePhone) -> SignFlow:
    await desk.start()
    await (await phone(0)).sign_all_through()
    await (await phone(1)).sign_all_through()
    return await desk.flow()


async def sealed(desk: Desk, phone: TakePhone) -> SignFlow:
    row = await signed(desk, phone)
    await sealing.seal_flow(desk.actor, row.id)
    return await desk.flow()


async def verdict(client: Any, data: bytes) -> dict[str, Any]:
    body = {"sha256": hashlib.sha256(data).hexdigest()}
    return dict(await client.result("POST", "/sign/public/verify", json=body))


async def test_the_database_refuses_to_change_or_delete_an_event(desk: Desk) -> None:
    await desk.start()
    row = await desk.flow()
    for statement in (
        "UPDATE sign_event SET kind = 'x' WHERE flow_id = $1",
        "DELETE FROM sign_event WHERE flow_id = $1",
    ):
        with pytest.raises(Exception, match="append only"):
            await pool().execute(statement, row.id)


@pytest.mark.parametrize(
    "change",
    [
        "actor = 'party:1'",
        "kind = 'viewed'",
        "at = at + interval '1 microsecond'",
        "party_id = 1",
        'data = data || \'{"doc": "x"}\'',
        "hash = reverse(hash)",
        "prev_hash = reverse(prev_hash)",
        "tenant_id = tenant_id + 1",
    ],
)
async def test_one_change_in_the_database_is_found_at_its_event(desk: Desk, phone: TakePhone, change: str) -> None:
    row = await signed(desk, phone)
    assert await fault_of(row) is None
    await forge(f"UPDATE sign_event SET {change} WHERE flow_id = $1 AND seq = 4", row.id)
    assert await fault_of(row) == 4


async def test_what_the_screens_show_is_held_against_the_events(desk: Desk, phone: TakePhone) -> None:
    row = await sealed(desk, phone)
    last = len(await desk.kinds())
    changes = [
        ("UPDATE sign_flow SET doc_sha256 = reverse(doc_sha256) WHERE id = $1", 1),
        ("UPDATE sign_party SET name = '别人' WHERE flow_id = $1 AND seq = 1", 1),
        ("UPDATE sign_party SET role = 'lessor' WHERE flow_id = $1", 1),
        ("UPDATE sign_flow SET final_sha256 = reverse(final_sha256) WHERE id = $1", last),
    ]
    for statement, event in changes:
        kept = await pool().fetch("SELECT * FROM sign_party WHERE flow_id = $1", row.id)
        await forge(statement, row.id)
        assert await fault_of(await desk.flow()) == event, statement
        for one in kept:
            await forge("UPDATE sign_party SET name = $2, role = $3 WHERE id = $1", one["id"], one["name"], one["role"])
        await SignFlow.filter(id=row.id).update(doc_sha256=row.doc_sha256, final_sha256=row.final_sha256)
    await forge("DELETE FROM sign_event WHERE flow_id = $1 AND seq = $2", row.id, last)
    assert await fault_of(await desk.flow()) == last


async def test_the_night_names_the_first_bad_event_and_publishes_the_root_of_the_day(
    desk: Desk, phone: TakePhone, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    row = await signed(desk, phone)
    monkeypatch.setattr(get_settings(), "sign_roots_dir", str(tmp_path))
    tomorrow = clock.now() + timedelta(days=1)
    monkeypatch.setattr(night, "now", lambda: tomorrow)
    assert await night.make_roots() >= 1 and await night.make_roots() == 0
    root = await SignDailyRoot.get(tenant_id=row.tenant_id)
    proof = await SignProof.get(flow_id=row.id)
    assert root_from(proof.leaf, proof.path) == root.root
    [file] = (tmp_path / f"t{row.tenant_id}").iterdir()
    told = orjson.loads(file.read_bytes())
    assert told["root"] == root.root and proof.leaf in told["leaves"] and told["count"] == root.count == 1
    lines = await pool().fetchval(
        "SELECT count(*) FROM sys_audit WHERE table_name = 'sign_daily_root' AND row_id = $1", root.id
    )
    assert lines == 1
    assert row.id not in {broken.flow_id for broken in await night.check_flows()}
    await forge('UPDATE sign_event SET data = data || \'{"x": "1"}\' WHERE flow_id = $1 AND seq = 3', row.id)
    assert (row.id, 3) in {(broken.flow_id, broken.event) for broken in await night.check_flows()}
    assert (await desk.view())["faultSeq"] == 3


async def test_a_chain_that_was_written_anew_as_a_whole_is_not_under_the_root(
    desk: Desk, phone: TakePhone, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await signed(desk, phone)
    tomorrow = clock.now() + timedelta(days=1)
    monkeypatch.setattr(night, "now", lambda: tomorrow)
    await night.make_roots()
    from server.signing.chain import hash_of

    before = "0" * 64
    for event in await SignEvent.filter(flow_id=row.id).order_by("seq"):
        event.prev_hash, event.actor = before, "user:1"
        event.hash = before = hash_of(event)
        await forge(
            "UPDATE sign_event SET prev_hash = $2, actor = $3, hash = $4 WHERE id = $1",
            event.id,
            event.prev_hash,
            event.actor,
            event.hash,
        )
    assert await fault_of(row) == len(await desk.kinds()) + 1


async def test_a_stranger_learns_whether_a_file_is_what_was_sealed_and_no_more(
    desk: Desk, phone: TakePhone, sign_in: Any
) -> None:
    row = await sealed(desk, phone)
    stranger = await sign_in()
    data = await storage().load((await find_file(desk.actor, row.final_pdf or "")).store_key)
    told = await verdict(stranger, data)
    assert (told["verdict"], told["no"], told["event"]) == ("authentic", row.no, None)
    assert [party["name"] for party in told["parties"]] == ["林**", "周**"]
    assert [set(party) for party in told["parties"]] == [{"role", "name", "state", "signedAt"}] * 2
    assert [signer.phone for signer in desk.signers if signer.phone in str(told)] == []
    base = await storage().load((await find_file(desk.actor, row.pdf)).store_key)
    assert (await verdict(stranger, base))["verdict"] == "unsigned"
    changed = data[:100] + bytes([data[100] ^ 1]) + data[101:]
    assert (await verdict(stranger, changed))["verdict"] == "unknown"
    assert (await verdict(stranger, data + b"\n"))["verdict"] == "unknown"
    code = await stranger.result("POST", "/sign/public/verifyCode", json={"code": row.code})
    assert (code["verdict"], code["finalSha256"]) == ("authentic", row.final_sha256)
    none = await stranger.result("POST", "/sign/public/verifyCode", json={"code": "0" * 32})
    assert none == {"verdict": "unknown"}
    await forge("UPDATE sign_event SET actor = 'user:1' WHERE flow_id = $1 AND seq = 2", row.id)
    told = await verdict(stranger, data)
    assert (told["verdict"], told["event"], told["eventKind"]) == ("altered", 2, "sent") and "2" in told["what"]["en"]


async def test_a_sealing_that_fails_is_said_and_can_be_asked_for_again(
    desk: Desk, phone: TakePhone, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await signed(desk, phone)
    with monkeypatch.context() as broken:
        broken.setattr(sealing, "_final", lambda *_: 1 / 0)
        await seal_until_tried(desk)
    view = await desk.view()
    assert (view["sealState"], view["finalPdf"]) == ("failed", None) and view["sealNote"]
    body = {"id": view["id"], "version": view["version"]}
    assert (await desk.client.call("POST", "/sign/flow/sealAgain", json=body))["success"]
    assert (await desk.client.call("POST", "/sign/flow/sealAgain", json=body))["id"] in ("signing.sealed", "row.stale")
    await seal_until_tried(desk)
    await sealing.seal_due()
    view = await desk.view()
    assert (view["sealState"], view["finalSha256"]) == ("done", (await desk.flow()).final_sha256)
    assert (await desk.kinds()).count("sealed") == 1 and await fault_of(await desk.flow()) is None
    shown = await desk.client.send("GET", f"/sys/common/static/{view['finalPdf']}")
    assert shown.status_code == 200 and hashlib.sha256(shown.content).hexdigest() == view["finalSha256"]
    assert row.final_pdf is None


async def test_a_file_with_one_byte_changed_is_altered_and_the_part_is_named(
    desk: Desk, phone: TakePhone, sign_in: Any
) -> None:
    row = await sealed(desk, phone)
    stranger = await sign_in()
    data = await storage().load((await find_file(desk.actor, row.final_pdf or "")).store_key)
    middle = len(data) // 2
    for changed in (data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :], data + b"% more"):
        sent = {"file": ("a.pdf", changed, "application/pdf")}
        told = await stranger.result("POST", "/sign/public/verifyFile", files=sent)
        assert told["verdict"] == "altered" and told["what"]["zh"], told
    whole = await stranger.result("POST", "/sign/public/verifyFile", files={"file": ("a.pdf", data, "application/pdf")})
    assert (whole["verdict"], whole["no"]) == ("authentic", row.no)
    other = await stranger.result("POST", "/sign/public/verifyFile", files={"file": ("a.pdf", b"%PDF-1.4", "x")})
    assert other["verdict"] == "unknown"
