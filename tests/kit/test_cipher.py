"""Sealed columns: what the database holds cannot be read, moved or forged, and is found again by who holds the key."""

import pytest

from schema.kit.sealing import MARK, Unopened, configure_sealing
from schema.rental.renter import Renter
from server.kit.cipher import Cipher
from server.kit.database import pool
from server.kit.reseal import reseal
from server.settings import Settings, get_settings
from tests.kit.people import Organisation

NUMBER = "11010519491231002X"


def test_a_sealed_text_opens_only_in_its_own_column() -> None:
    cipher = Cipher("first")
    sealed = cipher.seal(NUMBER, "a.b", same=False)
    assert NUMBER not in sealed and cipher.unseal(sealed, "a.b", same=False) == NUMBER
    with pytest.raises(Unopened):
        cipher.unseal(sealed, "a.c", same=False)


def test_equal_texts_look_equal_only_where_they_are_searched() -> None:
    cipher = Cipher("first")
    assert cipher.seal(NUMBER, "a.b", same=True) == cipher.seal(NUMBER, "a.b", same=True)
    assert cipher.seal(NUMBER, "a.b", same=False) != cipher.seal(NUMBER, "a.b", same=False)


def test_a_new_key_seals_and_the_old_one_still_opens() -> None:
    old, both, new = Cipher("old"), Cipher("new", "old"), Cipher("new")
    sealed = old.seal(NUMBER, "a.b", same=False)
    assert both.unseal(sealed, "a.b", same=False) == NUMBER and not both.is_current(sealed)
    assert both.is_current(new.seal(NUMBER, "a.b", same=False))
    with pytest.raises(Unopened):
        new.unseal(sealed, "a.b", same=False)


@pytest.mark.parametrize("broken", ["sealed:", "sealed:00:!!", "sealed:aaaaaaaa:AAAA", "sealed::", "sealed:x:é"])
def test_what_was_tampered_with_does_not_open(broken: str) -> None:
    with pytest.raises(Unopened):
        Cipher("first").unseal(broken, "a.b", same=True)


def test_without_a_key_nothing_starts() -> None:
    with pytest.raises(RuntimeError, match="SECRET_KEY"):
        Cipher.of(Settings(secret_key="", demo=True))


async def _stored(row_id: int | str) -> str:
    return str(await pool().fetchval("SELECT id_no FROM rent_tenant WHERE id = $1", int(row_id)))


async def test_the_table_holds_the_number_sealed_and_the_model_reads_it_open(organisation: Organisation) -> None:
    row = await Renter.create(tenant_id=organisation.id, name="王芳", phone="13900139000", id_no=NUMBER)
    stored = await _stored(row.id)
    assert stored.startswith(MARK) and NUMBER not in stored
    assert (await Renter.get(id=row.id)).id_no == NUMBER
    assert await Renter.filter(tenant_id=organisation.id, id_no=NUMBER).count() == 1
    await Renter.filter(id=row.id).update(id_no="E12345678")
    assert "E12345678" not in await _stored(row.id) and (await Renter.get(id=row.id)).id_no == "E12345678"


async def test_a_number_is_sealed_unique_and_nowhere_to_be_read(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    from tests.kit.dictionary import add_dictionaries

    await add_dictionaries(organisation.id)
    body = {"name": "李明", "phone": "13900139001", "idType": "id_card", "idNo": NUMBER}
    made = await client.result("POST", "/rental/tenant/add", json=body)
    again = await client.call("POST", "/rental/tenant/add", json={**body, "name": "李四"})
    assert "idNo" in again["fields"] and again["success"] is False
    trail = await client.send("GET", "/sys/audit/list", params={"table": "rental/tenant", "rowId": made["id"]})
    listed = await client.send("GET", "/rental/tenant/list", params={"idNo": NUMBER})
    for text in (str(made), trail.text, listed.text):
        assert NUMBER not in text and MARK not in text
    assert (await _stored(made["id"])).startswith(MARK)
    for table in ("sys_audit", "sys_outbox"):
        dump = await pool().fetchval(
            f"SELECT string_agg(t::text, '') FROM {table} t WHERE tenant_id = $1", organisation.id
        )
        assert NUMBER not in (dump or "")


async def test_a_sealed_looking_input_is_refused_at_the_door(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    body = {"name": "李明", "phone": "13900139001", "idType": "id_card", "idNo": "sealed:aaaaaaaa:AAAA"}
    answer = await client.send("POST", "/rental/tenant/add", json=body)
    assert answer.status_code == 422


async def test_the_demo_organisations_hold_no_open_number(database: None) -> None:
    for table in ("rent_tenant", "rent_order_guest", "hk_staff"):
        open_ones = await pool().fetchval(
            f"SELECT count(*) FROM {table} WHERE id_no <> '' AND id_no NOT LIKE '{MARK}%'"
        )
        assert open_ones == 0, table


async def test_resealing_brings_everything_under_the_new_key(
    organisation: Organisation, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await Renter.create(tenant_id=organisation.id, name="王芳", phone="13900139000")
    aged = Cipher("an older key").seal(NUMBER, "rent_tenant.id_no", same=True)
    await pool().execute("UPDATE rent_tenant SET id_no = $2 WHERE id = $1", row.id, aged)
    with pytest.raises(Unopened):
        await Renter.get(id=row.id)
    monkeypatch.setenv("SECRET_KEYS_OLD", "an older key")
    get_settings.cache_clear()
    try:
        configure_sealing(Cipher.of(get_settings()))
        assert (await Renter.get(id=row.id)).id_no == NUMBER
        assert await reseal() == 1 and await reseal() == 0
    finally:
        monkeypatch.undo()
        get_settings.cache_clear()
        configure_sealing(Cipher.of(get_settings()))
    assert (await Renter.get(id=row.id)).id_no == NUMBER
