"""The personal centre: preferences that roam, one's own card, and changes that must be proven twice."""

import re

from schema.kit.snowflake import next_id
from schema.system.text_message import TextMessage
from server.account.codes import all_sent
from server.kit.database import pool
from server.kit.outbox import OutboxEvent
from tests.kit.people import PASSWORD, Organisation
from tests.kit.sink import subscribed

ME = "/sys/user/profile"


async def sent_code(tenant_id: int) -> str:
    """The newest code of the organisation, read as an administrator reads it."""
    await all_sent()
    row = await TextMessage.filter(tenant_id=tenant_id).order_by("-id").first()
    assert row is not None
    found = re.search(r"\d{6}", row.content)
    assert found
    return found[0]


async def prove(client) -> str:  # type: ignore[no-untyped-def]
    answer = await client.result("POST", f"{ME}/prove", json={"by": "password", "answer": PASSWORD})
    return str(answer["key"])


async def test_settings_follow_the_person_and_nobody_else_sees_them(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    colleague = await organisation.hire()
    mine, other = await sign_in(organisation.admin), await sign_in(colleague)
    chosen = {"primary": "#0B7A75", "layout": "top", "multiTab": False}
    await mine.result("PUT", "/sys/user/preferences", json={"name": "settings", "value": chosen})
    again = await sign_in(organisation.admin)
    assert (await again.result("GET", "/sys/user/preferences"))["settings"] == chosen
    assert await other.result("GET", "/sys/user/preferences") == {}


async def test_a_saved_preference_is_told_to_the_persons_own_topic(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    heard: list[OutboxEvent] = []

    async def hear(events: list[OutboxEvent]) -> None:
        heard.extend(events)

    with subscribed(hear):
        await client.result("PUT", "/sys/user/preferences", json={"name": "shortcuts", "value": {"paths": ["/a"]}})
    told = [event for event in heard if event.op == "preference"]
    assert [event.topic for event in told] == [f"user/{organisation.admin.user_id}"]
    assert told[0].data == {"name": "shortcuts", "value": {"paths": ["/a"]}}


async def test_preferences_that_make_no_sense_are_refused_at_their_field(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)

    async def refused(name: str, value: object) -> set[str]:
        answer = await client.send("PUT", "/sys/user/preferences", json={"name": name, "value": value})
        assert 400 <= answer.status_code < 500
        return set(answer.json()["fields"])

    assert await refused("settings", {"primary": "red"}) == {"value.primary"}
    assert await refused("shortcuts", {"paths": ["//evil.example"]}) == {"value.paths"}
    assert await refused("anything", {}) == {"name"}


async def test_a_person_changes_their_own_card_but_only_with_a_picture_that_is_one(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client = await sign_in(organisation.admin)
    card = await client.result("PUT", ME, json={"realname": "王小明", "sex": "1", "birthday": "1990-02-03"})
    assert (card["realname"], card["sex"], card["birthday"]) == ("王小明", 1, "1990-02-03")
    assert (await client.result("GET", ME))["userInfo"]["realname"] == "王小明"
    answer = await client.send("PUT", ME, json={"avatar": "somewhere/else.png"})
    assert answer.status_code == 422 and "avatar" in answer.json()["fields"]
    assert (await client.send("PUT", ME, json={"realname": ""})).status_code == 422


async def test_a_new_phone_needs_proof_of_the_person_and_of_the_phone(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    phone = f"139{organisation.id % 100_000_000:08d}"
    key = await prove(client)
    sent = await client.result("POST", f"{ME}/sendNewCode", json={"key": key, "phone": phone})
    assert sent["to"] == f"{phone[:3]}****{phone[-4:]}"
    wrong = await client.send("POST", f"{ME}/change", json={"key": key, "phone": phone, "code": "no"})
    assert (wrong.status_code, wrong.json()["success"], wrong.json()["id"]) == (200, False, "sms.code.wrong")
    code = await sent_code(organisation.id)
    card = await client.result("POST", f"{ME}/change", json={"key": key, "phone": phone, "code": code})
    assert card["phone"] == phone
    spent = await client.send("POST", f"{ME}/change", json={"key": key, "username": "neuer-name"})
    assert (spent.status_code, spent.json()["id"]) == (400, "profile.proof.over")


async def test_one_proves_oneself_by_a_code_to_the_present_phone(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    refused = await client.send("POST", f"{ME}/sendCode", json={"by": "phone"})
    assert refused.status_code == 422
    phone = f"138{organisation.id % 100_000_000:08d}"
    await pool().execute("UPDATE sys_user SET phone = $2 WHERE id = $1", organisation.admin.user_id, phone)
    await client.result("POST", f"{ME}/sendCode", json={"by": "phone"})
    code = await sent_code(organisation.id)
    key = (await client.result("POST", f"{ME}/prove", json={"by": "phone", "answer": code}))["key"]
    name = f"王-{organisation.id % 1_000_000}"
    assert (await client.result("POST", f"{ME}/change", json={"key": key, "username": name}))["username"] == name


async def test_a_proof_is_good_for_the_person_who_gave_it_alone(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    colleague = await organisation.hire()
    mine, theirs = await sign_in(organisation.admin), await sign_in(colleague)
    key = await prove(mine)
    answer = await theirs.send("POST", f"{ME}/change", json={"key": key, "username": "uebernommen"})
    assert (answer.status_code, answer.json()["id"]) == (400, "profile.proof.over")


async def test_a_user_name_that_somebody_had_is_nobody_elses(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    """It stands on papers: neither one that was given up nor one of a deleted account is free, but to who had it."""
    colleague, gone = await organisation.hire(), await organisation.hire()
    theirs = await sign_in(colleague)
    await theirs.result("POST", f"{ME}/change", json={"key": await prove(theirs), "username": f"n{next_id()}"})
    client = await sign_in(organisation.admin)
    await client.result("DELETE", "/sys/user/delete", params={"id": str(gone.user_id)})
    key = await prove(client)
    for name in (colleague.username, colleague.username.upper(), gone.username):
        taken = await client.call("POST", f"{ME}/change", json={"key": key, "username": name})
        assert set(taken["fields"]) == {"username"}, name
    own = {"key": await prove(theirs), "username": colleague.username}
    assert (await theirs.result("POST", f"{ME}/change", json=own))["username"] == colleague.username
    visitor = await sign_in()
    visitor.http.headers["tenant-id"] = str(organisation.id)
    for name in (gone.username, colleague.username):
        found = await visitor.call("GET", "/sys/user/checkFree", params={"username": name})
        assert found["result"] is False, name


async def test_a_taken_name_and_a_weak_password_are_refused_at_their_field(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    colleague = await organisation.hire()
    client = await sign_in(organisation.admin)
    key = await prove(client)
    taken = await client.call("POST", f"{ME}/change", json={"key": key, "username": colleague.username})
    assert set(taken["fields"]) == {"username"}
    weak = {"key": key, "password": "short", "confirmpassword": "short"}
    assert "password" in (await client.call("POST", f"{ME}/change", json=weak))["fields"]
    both = {"key": key, "username": "einer", "email": "a@b.cn"}
    assert (await client.send("POST", f"{ME}/change", json=both)).status_code == 422


async def test_a_new_password_ends_the_other_sessions_and_keeps_this_one(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    mine, elsewhere = await sign_in(organisation.admin), await sign_in(organisation.admin)
    key = await prove(mine)
    new = "Neu@2026xyz"
    await mine.result("POST", f"{ME}/change", json={"key": key, "password": new, "confirmpassword": new})
    assert (await elsewhere.send("GET", ME)).status_code == 401
    assert (await mine.send("GET", ME)).status_code == 200


async def test_guessing_the_password_is_slowed_down(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    tries = [
        (await client.send("POST", f"{ME}/prove", json={"by": "password", "answer": "wrong"})).status_code
        for _ in range(6)
    ]
    assert tries[0] == 422 and tries[-1] == 429
    await pool().execute("DELETE FROM sys_login_guard")


async def test_only_ones_own_third_party_account_can_be_unbound(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    from server.account.tickets import put_ticket

    colleague = await organisation.hire()
    mine, theirs = await sign_in(organisation.admin), await sign_in(colleague)
    waiting = f"waiting-{organisation.id}"
    await put_ticket("third", waiting, {"source": "rehearsal", "uuid": waiting, "name": "王"}, seconds=60)
    bound = await mine.result("POST", f"{ME}/bindThird", json={"thirdUserUuid": waiting})
    assert [one["id"] for one in (await mine.result("GET", ME))["thirds"]] == [bound["id"]]
    assert (await mine.call("POST", f"{ME}/bindThird", json={"thirdUserUuid": waiting}))["id"] == "third.invalid"
    assert (await theirs.send("DELETE", f"{ME}/unbindThird?id={bound['id']}")).status_code == 404
    await mine.result("DELETE", f"{ME}/unbindThird?id={bound['id']}")
    assert (await mine.result("GET", ME))["thirds"] == []
