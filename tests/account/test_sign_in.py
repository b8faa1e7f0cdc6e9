"""Signing in, staying in, and being thrown out."""

from schema.kit.snowflake import next_id
from schema.system.role import Permission, RolePermission, UserRole
from server.account import guard
from server.http.session import hash_token
from server.kit.database import pool
from tests.account.captcha import solve_captcha
from tests.kit.people import PASSWORD, Organisation


async def test_login_answers_code_200_with_token_and_user(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in()
    name = organisation.admin.username
    answer = await client.call("POST", "/sys/login", json={"username": name, "password": PASSWORD})
    assert answer["code"] == 200 and answer["success"] is True
    result = answer["result"]
    assert result["userInfo"]["username"] == name
    assert result["userInfo"]["id"] == str(organisation.admin.user_id)
    assert not {"password", "salt"} & set(result["userInfo"])
    assert result["departs"][0]["orgCode"] == "A01"
    cookie = client.http.cookies.jar
    assert any(item.name == "gj_session" and item.has_nonstandard_attr("HttpOnly") for item in cookie)


async def test_the_token_is_stored_only_as_a_hash(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    stored = await pool().fetch("SELECT token_hash FROM sys_session WHERE user_id = $1", organisation.admin.user_id)
    assert [row["token_hash"] for row in stored] == [hash_token(client.token)]
    assert client.token not in stored[0]["token_hash"]


async def test_a_wrong_password_and_an_unknown_name_look_alike(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in()
    wrong = await client.call("POST", "/sys/login", json={"username": organisation.admin.username, "password": "x"})
    unknown = await client.call("POST", "/sys/login", json={"username": "nobody-here", "password": "x"})
    assert (wrong["id"], wrong["message"]) == (unknown["id"], unknown["message"])


async def test_five_failures_lock_the_account_even_for_the_right_password(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in()
    name = organisation.admin.username
    await pool().execute("DELETE FROM sys_login_guard")
    for _ in range(guard.ACCOUNT_LIMIT):
        typed = await solve_captcha(client)
        told = await client.call("POST", "/sys/login", json={"username": name, "password": "wrong", **typed})
    assert told["id"] == "login.locked", "the last failure says already that it is locked"
    answer = await client.send("POST", "/sys/login", json={"username": name.upper(), "password": PASSWORD})
    assert answer.status_code == 429
    assert answer.json()["id"] == "login.locked"
    assert answer.json()["result"]["seconds"] > 500
    for words in ("已暂时锁定", "10分钟", "验证码重设", "联系管理员"):
        assert words in answer.json()["message"]
    await pool().execute("DELETE FROM sys_login_guard")


async def test_logging_out_ends_the_session_at_once(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    await client.result("POST", "/sys/logout")
    assert (await client.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 401


async def test_a_sign_out_that_another_site_sends_takes_nothing_away(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    """It comes with the cookie and without the header."""
    client = await sign_in(organisation.admin)
    told = client.http.headers.pop("X-Access-Token")
    answer = await client.send("POST", "/sys/logout")
    assert "set-cookie" not in answer.headers and client.http.cookies.get("gj_session")
    client.http.headers["X-Access-Token"] = told
    assert (await client.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 200


async def test_a_frozen_user_is_out_at_once_and_cannot_come_back(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    colleague = await organisation.hire("sys:user:list")
    theirs, mine = await sign_in(colleague), await sign_in(organisation.admin)
    assert (await theirs.send("GET", "/sys/user/list")).status_code == 200
    await mine.result("PUT", "/sys/user/frozenBatch", json={"ids": f"{colleague.user_id},", "status": "2"})
    assert (await theirs.send("GET", "/sys/user/list")).status_code == 401
    again = await theirs.call("POST", "/sys/login", json={"username": colleague.username, "password": PASSWORD})
    assert again["id"] == "login.frozen"


async def test_a_right_taken_away_is_gone_with_the_next_call(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    colleague = await organisation.hire("sys:position:list")
    theirs, mine = await sign_in(colleague), await sign_in(organisation.admin)
    assert (await theirs.send("GET", "/sys/position/list")).status_code == 200
    roles = await mine.result("GET", "/sys/user/queryUserRole", params={"userid": str(colleague.user_id)})
    await mine.result("POST", "/sys/permission/saveRolePermission", json={"roleId": roles[0], "permissionIds": ""})
    assert (await theirs.send("GET", "/sys/position/list")).status_code == 403


async def test_a_department_is_chosen_only_from_ones_own(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    good = await client.result("POST", "/sys/selectDepart", json={"orgCode": "A01", "username": "somebody-else"})
    assert good["userInfo"]["username"] == organisation.admin.username
    assert (await client.call("PUT", "/sys/selectDepart", json={"orgCode": "Z99"}))["id"] == "depart.foreign"


async def test_changing_the_password_needs_the_old_one_and_ends_other_sessions(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    here, there = await sign_in(organisation.admin), await sign_in(organisation.admin)
    body = {"oldpassword": "wrong", "password": "Newpass@2026", "confirmpassword": "Newpass@2026"}
    for method in ("PUT", "POST"):
        refused = await here.send(method, "/sys/user/updatePassword", json=body)
        answer = refused.json()
        assert (refused.status_code, answer["success"], answer["code"]) == (200, False, 500)
        assert (answer["id"], answer["message"]) == ("password.wrong", "旧密码输入错误!")
        assert answer["fields"] == {"oldpassword": "旧密码输入错误!"}
    await here.result("PUT", "/sys/user/updatePassword", json={**body, "oldpassword": PASSWORD})
    assert (await there.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 401
    assert (await here.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 200


async def test_only_an_administrator_manages_an_administrator(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    clerk = await sign_in(await organisation.hire("sys:user:list", "sys:user:edit", "sys:user:delete"))
    boss = organisation.admin
    new = {"username": boss.username, "password": "Taken@2026", "confirmpassword": "Taken@2026"}
    for method, path, options in (
        ("PUT", "/sys/user/changePassword", {"json": new}),
        ("PUT", "/sys/user/frozenBatch", {"json": {"ids": f"{boss.user_id},", "status": "2"}}),
        ("PUT", "/sys/user/edit", {"json": {"id": str(boss.user_id), "realname": "改名"}}),
        ("DELETE", "/sys/user/delete", {"params": {"id": str(boss.user_id)}}),
    ):
        answer = await clerk.send(method, path, **options)
        assert (answer.status_code, answer.json()["id"]) == (403, "user.administrator"), path


async def test_a_switched_off_entry_denies_what_another_entry_grants(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    colleague = await organisation.hire("sys:position:list")
    role_id = (await UserRole.get(user_id=colleague.user_id)).role_id
    off = await Permission.create(
        id=next_id(), tenant_id=0, name="停用", menu_type=2, perms="sys:position:list", status="0"
    )
    await RolePermission.create(id=next_id(), tenant_id=organisation.id, role_id=role_id, permission_id=off.id)
    client = await sign_in(colleague)
    assert (await client.send("GET", "/sys/position/list")).status_code == 403
