"""A phone is bound by a code that works once, for ten minutes, and can be let go again."""

from datetime import timedelta

from schema.housekeeping.binding import BindToken, Device
from schema.housekeeping.staff import Staff
from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.system.role import Permission, Role, RolePermission
from schema.system.second_factor import SecondFactor
from schema.system.user import User
from server.http.session import hash_token
from tests.housekeeping.conftest import SignIn
from tests.housekeeping.crew import Crew, gather_crew
from tests.kit.client import Client
from tests.kit.people import create_organisation


async def make_code(desk: Client, staff_id: int) -> dict[str, str]:
    return dict(await desk.result("POST", "/housekeeping/staff/bindCode", json={"id": str(staff_id)}))


async def test_a_scanned_code_signs_the_phone_in_once(crew: Crew, desk: Client, sign_in: SignIn) -> None:
    code = await make_code(desk, crew.staff[0].id)
    assert code["url"].endswith(f"/m/housekeeping/bind?t={code['token']}")
    assert code["svg"].startswith("<svg")
    row = await BindToken.get(staff_id=crew.staff[0].id)
    assert row.token_hash == hash_token(code["token"])
    assert code["token"] not in row.token_hash
    phone = await sign_in()
    body = {"token": code["token"], "device": "Redmi Note"}
    login = await phone.result("POST", "/housekeeping/bind", json=body)
    assert login["userInfo"]["realname"] == "王秀英"
    phone.http.headers["X-Access-Token"] = login["token"]
    assert (await phone.result("GET", "/housekeeping/mine"))["staff"]["name"] == "王秀英"
    assert (await phone.call("POST", "/housekeeping/bind", json=body))["id"] == "hk.bind.invalid"
    assert (await Staff.get(id=crew.staff[0].id)).bound_at is not None


async def test_old_used_up_and_unknown_codes_are_refused_alike(crew: Crew, desk: Client, sign_in: SignIn) -> None:
    first = await make_code(desk, crew.staff[0].id)
    second = await make_code(desk, crew.staff[0].id)
    await BindToken.filter(token_hash=hash_token(second["token"])).update(expires_at=now() - timedelta(seconds=1))
    phone = await sign_in()
    for token in (first["token"], second["token"], "x" * 43):
        answer = await phone.call("POST", "/housekeeping/bind", json={"token": token, "device": "x"})
        assert answer["id"] == "hk.bind.invalid", token
    assert await Device.filter(tenant_id=crew.tenant).count() == 0


async def test_a_code_does_not_pass_by_a_second_factor(crew: Crew, desk: Client, sign_in: SignIn) -> None:
    code = await make_code(desk, crew.staff[0].id)
    member = await Staff.get(id=crew.staff[0].id)
    factor = await SecondFactor.create(
        id=next_id(), tenant_id=crew.tenant, user_id=member.user_id, secret="A" * 32, confirmed_at=now()
    )
    phone = await sign_in()
    body = {"token": code["token"], "device": "x"}
    assert (await phone.call("POST", "/housekeeping/bind", json=body))["id"] == "hk.bind.secondFactor"
    await factor.delete()
    assert (await phone.result("POST", "/housekeeping/bind", json=body))["token"], "the code was not used up"


async def test_a_revoked_phone_is_out_at_once(crew: Crew, desk: Client, sign_in: SignIn) -> None:
    code = await make_code(desk, crew.staff[0].id)
    phone = await sign_in()
    login = await phone.result("POST", "/housekeeping/bind", json={"token": code["token"], "device": "x"})
    phone.http.headers["X-Access-Token"] = login["token"]
    device = await Device.get(staff_id=crew.staff[0].id)
    await desk.result("POST", "/housekeeping/device/revoke", json={"id": str(device.id)})
    assert (await phone.call("GET", "/housekeeping/mine"))["code"] == 401
    assert (await Staff.get(id=crew.staff[0].id)).bound_at is None
    again = await desk.call("POST", "/housekeeping/device/revoke", json={"id": str(device.id)})
    assert again["id"] == "hk.device.revoked"


async def test_a_housekeeper_without_an_account_gets_one_that_only_binding_opens(
    crew: Crew, desk: Client, sign_in: SignIn
) -> None:
    role = await Role.create(tenant_id=crew.tenant, role_code="housekeeper", role_name="保洁员")
    right = await Permission.create(tenant_id=0, name="我的保洁", menu_type=2, perms="housekeeping:mine")
    await RolePermission.create(tenant_id=crew.tenant, role_id=role.id, permission_id=right.id)
    number = f"199{next_id() % 10**8:08d}"
    member = await crew.add_keeper("新人", user_id=None, phone=number)
    code = await make_code(desk, member.id)
    phone = await sign_in()
    login = await phone.result("POST", "/housekeeping/bind", json={"token": code["token"], "device": "x"})
    assert login["userInfo"]["username"] == f"hk{number}"
    phone.http.headers["X-Access-Token"] = login["token"]
    assert (await phone.result("GET", "/housekeeping/mine"))["orders"] == []
    body = {"username": f"hk{number}", "password": "!"}
    assert (await phone.call("POST", "/sys/login", json=body))["success"] is False


async def test_another_organisation_can_neither_bind_nor_revoke(crew: Crew, desk: Client, sign_in: SignIn) -> None:
    stranger = await sign_in((await gather_crew(await create_organisation())).dispatcher)
    answer = await stranger.call("POST", "/housekeeping/staff/bindCode", json={"id": str(crew.staff[0].id)})
    assert answer["code"] == 404
    assert await BindToken.filter(staff_id=crew.staff[0].id).count() == 0


async def test_a_housekeeper_of_two_organisations_gets_two_accounts(crew: Crew, desk: Client, sign_in: SignIn) -> None:
    number = f"199{next_id() % 10**8:08d}"
    other = await gather_crew(await create_organisation())
    names = []
    for team, client in ((crew, desk), (other, await sign_in(other.dispatcher))):
        await Role.create(tenant_id=team.tenant, role_code="housekeeper", role_name="保洁员")
        member = await team.add_keeper("两处", user_id=None, phone=number)
        await make_code(client, member.id)
        user = await User.get(id=(await Staff.get(id=member.id)).user_id)
        assert user.tenant_id == team.tenant
        names.append(user.username)
    assert names[0] == f"hk{number}"
    assert names[1] != names[0]
