"""A link lets one renter say something once; nothing counts before somebody of the staff took it over."""

from datetime import timedelta

import pytest

from schema.kit.clock import now
from schema.portal.improve import Improve
from schema.rental.renter import Renter
from schema.system.audit import StateLog
from server.http.session import hash_token
from tests.kit.people import create_organisation
from tests.portal.conftest import House, SignIn


async def test_the_form_tells_what_is_asked_and_nothing_of_what_is_known(house: House) -> None:
    made = await house.link("email", "phone")
    answer = await house.open(made["token"])
    form = answer["result"]
    assert [field["key"] for field in form["fields"]] == ["phone", "email"]
    assert [field["known"] for field in form["fields"]] == [True, False]
    assert form["name"] == "李**"
    text = str(answer)
    for secret in ("13800001111", "李小明", "旧地址", str(house.renter.id), str(house.organisation.id)):
        assert secret not in text


async def test_only_a_hash_of_the_link_is_kept(house: House) -> None:
    made = await house.link("email")
    row = await Improve.get(id=made["id"])
    assert row.token_hash == hash_token(made["token"])
    stored = await Improve.filter(id=row.id).values()
    assert made["token"] not in str(stored)
    listed = await house.desk.result("GET", "/portal/improve/list")
    assert "token" not in str(listed).lower()


async def test_it_is_good_once(house: House) -> None:
    made = await house.link("email", "emergencyName")
    assert (await house.fill(made["token"], email="li@example.com"))["success"]
    for again in (await house.open(made["token"]), await house.fill(made["token"], email="x@example.com")):
        assert (again["code"], again["id"]) == (400, "improve.invalid")


@pytest.mark.parametrize("how", ["old", "revoked", "deleted", "wrong"])
async def test_an_ended_link_looks_like_a_wrong_one(how: str, house: House) -> None:
    made = await house.link("email")
    token = made["token"]
    if how == "old":
        await Improve.filter(id=made["id"]).update(expires_at=now() - timedelta(seconds=1))
    elif how == "revoked":
        await house.desk.result("POST", "/portal/improve/revoke", json={"id": made["id"], "version": 1})
    elif how == "deleted":
        await Improve.filter(id=made["id"]).update(del_flag=1)
    else:
        token = "x" * 43
    answer = await house.open(token)
    assert (answer["code"], answer["id"], answer["result"]) == (400, "improve.invalid", None)


async def test_wrong_values_are_told_at_the_field_and_unasked_ones_ignored(house: House) -> None:
    made = await house.link("email", "phone")
    wrong = await house.fill(made["token"], email="nope", phone="12")
    assert set(wrong["fields"]) == {"email", "phone"}
    empty = await house.fill(made["token"], email="  ", address="偷偷改", black="1")
    assert empty["id"] == "improve.empty"
    assert (await Improve.get(id=made["id"])).state == "sent"


async def test_staff_take_over_field_by_field(house: House) -> None:
    made = await house.link("email", "phone", "address")
    await house.fill(made["token"], email="li@example.com", phone="13911112222", address="新地址 5 号")
    assert (await Renter.get(id=house.renter.id)).phone == "13800001111"
    review = await house.desk.result("GET", "/portal/improve/review", params={"id": made["id"]})
    seen = {field["key"]: (field["now"], field["new"]) for field in review["fields"]}
    assert seen["phone"] == ("13800001111", "13911112222")
    body = {"id": made["id"], "version": review["version"], "take": ["email", "address"]}
    taken = await house.desk.result("POST", "/portal/improve/take", json=body)
    assert taken["state"] == "partly"
    renter = await Renter.get(id=house.renter.id)
    assert (renter.email, renter.phone, renter.address) == ("li@example.com", "13800001111", "新地址 5 号")
    again = await house.desk.call("POST", "/portal/improve/take", json=body)
    assert (again["code"], again["id"]) == (409, "improve.state")


async def test_each_step_of_a_link_is_in_the_log_of_states(house: House) -> None:
    made = await house.link("email", "phone")
    await house.fill(made["token"], email="li@example.com", phone="13911112222")
    review = await house.desk.result("GET", "/portal/improve/review", params={"id": made["id"]})
    await house.desk.result(
        "POST", "/portal/improve/take", json={"id": made["id"], "version": review["version"], "take": []}
    )
    steps = await StateLog.filter(row_id=int(made["id"])).order_by("created_at", "id")
    assert [(step.machine, step.event, step.old_state, step.new_state) for step in steps] == [
        ("improve", "fill", "sent", "filled"),
        ("improve", "take", "filled", "refused"),
    ]


async def test_a_link_that_was_filled_meanwhile_is_not_revoked_and_the_row_says_what_may_be_done(house: House) -> None:
    made = await house.link("email")
    [row] = (await house.desk.result("GET", "/portal/improve/list"))["records"]
    assert row["can"] == ["revoke"]
    await house.fill(made["token"], email="li@example.com")
    late = await house.desk.call(
        "POST", "/portal/improve/revoke", json={"id": made["id"], "version": row["rowVersion"]}
    )
    assert (late["code"], late["id"]) == (409, "row.stale")
    [row] = (await house.desk.result("GET", "/portal/improve/list"))["records"]
    assert row["can"] == ["take"]


async def test_links_of_one_organisation_are_nothing_in_another(house: House, sign_in: SignIn) -> None:
    made = await house.link("email")
    stranger = await sign_in((await create_organisation("别家")).admin)
    for method, path, options in (
        ("POST", "link", {"json": {"ownerId": str(house.renter.id), "fields": ["email"]}}),
        ("POST", "revoke", {"json": {"id": made["id"], "version": 1}}),
        ("GET", "review", {"params": {"id": made["id"]}}),
        ("POST", "take", {"json": {"id": made["id"], "version": 1, "take": []}}),
    ):
        answer = await stranger.call(method, f"/portal/improve/{path}", **options)
        assert answer["code"] == 404, (path, answer)
