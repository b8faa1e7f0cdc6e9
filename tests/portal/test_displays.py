"""A wall display may read its figures and nothing else, until its link is revoked."""

from datetime import timedelta

import pytest

from schema.portal.display import Display
from schema.seeds.roles import ROLES
from schema.system.role import Role, UserRole
from schema.system.user import User
from server.http.session import hash_token
from server.kit.database import pool
from server.portal.sub_apps import allows_entry
from server.seeding.rights import grant_sheet, list_entries, role_sheet
from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.races import while_deleted
from tests.kit.switch import set_switch
from tests.portal.conftest import House, SignIn


async def give_roles(tenant_id: int) -> None:
    """The roles that every organisation starts with."""
    async with pool().acquire() as connection, connection.transaction():
        roles = await role_sheet(tenant_id).merge(connection)
        await grant_sheet(tenant_id, roles, {entry.id for entry in list_entries()}).merge(connection)


async def make(house: House, **more: object) -> dict[str, str]:
    await give_roles(house.organisation.id)
    made = await house.desk.result("POST", "/portal/display/link", json={"name": "大堂", **more})
    return {**made, "token": made["url"].partition("#")[2]}


async def enter(client: Client, token: str) -> dict[str, object]:
    answer = await client.call("POST", "/portal/display/enter", json={"token": token})
    if answer["success"]:
        client.http.headers["X-Access-Token"] = answer["result"]["token"]
    return answer


async def test_a_display_sees_counts_without_income_and_may_nothing_else(house: House) -> None:
    made = await make(house)
    assert (await Display.get(id=made["id"])).token_hash == hash_token(made["token"])
    assert (await enter(house.nobody, made["token"]))["success"]
    wall = await house.nobody.result("GET", "/portal/wall")
    assert wall["income"] is None and len(wall["nights"]) == 30
    for path in ("/rental/order/list", "/sys/user/list", "/rental/board", "/portal/display/list", "/sys/sysParam/list"):
        assert (await house.nobody.call("GET", path))["code"] == 403, path
    seen = await house.nobody.result("GET", "/rental/today")
    assert set(seen) == {"date"}


async def test_income_is_for_displays_that_were_given_it_by_somebody_who_may_see_it(
    house: House, sign_in: SignIn
) -> None:
    made = await make(house, income=True)
    await enter(house.nobody, made["token"])
    assert (await house.nobody.result("GET", "/portal/wall"))["income"]["amount"] == "0.00"
    clerk = await sign_in(await house.organisation.hire("portal:display:link"))
    refused = await clerk.call("POST", "/portal/display/link", json={"name": "偷看", "income": True})
    assert (refused["code"], refused["result"]) == (403, {"needs": "portal:wall:income"})


async def test_revoking_ends_the_link_and_the_running_screen_at_once(house: House) -> None:
    made = await make(house)
    await enter(house.nobody, made["token"])
    await house.desk.result("POST", "/portal/display/revoke", json={"id": made["id"]})
    assert (await house.nobody.call("GET", "/portal/wall"))["code"] == 401
    assert (await enter(house.nobody, made["token"]))["id"] == "display.invalid"


@pytest.mark.parametrize("how", ["old", "frozen", "wrong"])
async def test_other_ends_of_a_link_look_the_same(how: str, house: House) -> None:
    made = await make(house)
    row = await Display.get(id=made["id"])
    if how == "old":
        await Display.filter(id=row.id).update(expires_on=today() - timedelta(days=1))
    if how == "frozen":
        await User.filter(id=row.user_id).update(status="2")
    answer = await enter(house.nobody, "y" * 43 if how == "wrong" else made["token"])
    assert (answer["code"], answer["id"]) == (400, "display.invalid")


async def test_nobody_enters_the_account_behind_a_display_by_a_password(house: House) -> None:
    row = await Display.get(id=(await make(house))["id"])
    user = await User.get(id=row.user_id)
    for word in ("!", "", "Guanjia@2026"):
        answer = await house.nobody.call("POST", "/sys/login", json={"username": user.username, "password": word})
        assert not answer["success"]


def test_the_roles_of_displays_may_only_look() -> None:
    for plan in ROLES:
        if plan.code.startswith("display"):
            assert all(code.endswith((":list", ":income")) for code in plan.grants)


@pytest.mark.parametrize(
    ("entry", "allowed"),
    [
        ("/subapps/risk.json", True),
        ("https://apps.example.com/risk.json", True),
        ("//evil.example/risk.json", False),
        ("/\\evil.example/risk.json", False),
        ("https://apps.example.com.evil.example/x", False),
        ("https://user@apps.example.com/x", False),
        ("http://apps.example.com/x", False),
        ("javascript:alert(1)", False),
        ("data:application/json,{}", False),
    ],
)
def test_a_sub_app_comes_from_our_host_or_a_listed_one(entry: str, allowed: bool) -> None:
    assert allows_entry(entry, ("https://apps.example.com",)) is allowed


async def test_an_entry_elsewhere_is_refused_and_one_without_right_too(house: House, sign_in: SignIn) -> None:
    path = "/sys/subApp/entry"
    mine = await house.desk.result("GET", path, params={"name": "risk"})
    assert mine == {"name": "risk", "base": "/risk/", "entry": "/subapps/risk.json"}
    await set_switch(house.organisation.id, "subAppRisk", "https://evil.example/x.json")
    refused = await house.desk.call("GET", path, params={"name": "risk"})
    assert (refused["code"], refused["id"]) == (409, "subapp.host")
    clerk = await sign_in(await house.organisation.hire("asset:card:list"))
    assert (await clerk.call("GET", path, params={"name": "assetMg"}))["success"]
    assert (await clerk.call("GET", path, params={"name": "workflow"}))["code"] == 403


async def test_a_role_that_goes_meanwhile_makes_no_display(house: House) -> None:
    await give_roles(house.organisation.id)
    role = await Role.get(tenant_id=house.organisation.id, role_code="display")
    answer = await while_deleted(
        house.organisation.admin,
        "sys/role",
        role,
        lambda: house.desk.call("POST", "/portal/display/link", json={"name": "大堂"}),
    )
    assert answer["id"] == "display.role"
    assert not await UserRole.filter(role_id=role.id).exists()
