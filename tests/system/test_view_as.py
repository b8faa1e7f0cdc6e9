"""View as a role: an administrator sees what a role sees, never more than they have, and changes nothing meanwhile."""

from datetime import timedelta
from typing import Any

from schema.kit.clock import now
from schema.kit.errors import Denied
from schema.kit.snowflake import next_id
from schema.system.audit import Audit
from schema.system.field_right import FieldRight
from schema.system.role import Permission, PermissionRule, Role, RolePermission, UserRole
from schema.system.support_visit import SupportVisit
from server.domains import TOPICS, all_routes
from server.http.read_only import refuse_writes
from server.http.session import Sessions
from server.jobs.execute import _actor_of
from server.kit.actor import Actor
from server.kit.control import rights_changed
from server.live.topic import Topics
from server.system.tenants.support import end_visits
from tests.kit.client import Client
from tests.kit.people import Organisation

GRANTS = "/sys/permission/getUserPermissionByToken"
LOOK = "sys:role:viewAs"
# What still writes: the way back, the choice of department, and the consent that stands before everything.
LEFT = {"/sys/selectDepart", "/sys/online/endMine", "/sys/agreement/accept", "/sys/supportVisit/leave"}


async def make_role(organisation: Organisation, *codes: str, rule: str = "", code: str = "desk") -> Role:
    """A role with these rights; with `rule` it sees only the positions whose code begins so."""
    role = await Role.create(
        id=next_id(), tenant_id=organisation.id, role_code=code, role_name="接待", home_path="/desk"
    )
    entry = await Permission.create(
        id=next_id(), tenant_id=0, name="接待页", url=f"/t{next_id()}", component="a/B", perms=",".join(codes)
    )
    rules: list[str] = []
    if rule:
        entry.resource = "sys/position"
        await entry.save()
        given = await PermissionRule.create(
            id=next_id(),
            tenant_id=organisation.id,
            permission_id=entry.id,
            rule_name="自己的",
            rule_column="code",
            rule_conditions="RIGHT_LIKE",
            rule_value=rule,
        )
        rules = [str(given.id)]
    await RolePermission.create(
        id=next_id(), tenant_id=organisation.id, role_id=role.id, permission_id=entry.id, data_rule_ids=rules
    )
    return role


async def hears(actor: Actor, name: str) -> bool:
    found = await Topics(TOPICS).find(name, actor)
    assert found is not None, name
    return await found.allows(actor)


async def view_as(client: Client, role: Role) -> dict[str, Any]:
    return await client.call("POST", "/sys/role/viewAs", json={"id": str(role.id)})


async def test_the_product_is_as_the_role_sees_it_and_nothing_can_be_changed(
    organisation: Organisation, sign_in: Any
) -> None:
    admin = await sign_in(organisation.admin)
    for code in ("A1", "B1"):
        await admin.result("POST", "/sys/position/add", json={"code": code, "name": f"职务{code[0]}"})
    role = await make_role(organisation, "sys:position:list", "sys:position:add", rule="A")
    await FieldRight.create(
        id=next_id(), tenant_id=organisation.id, role_id=role.id, path="sys/position", field="rank", mode="hidden"
    )
    begun = await view_as(admin, role)
    assert (begun["success"], begun["result"]["role"]) == (True, "接待"), begun
    grants = await admin.result("GET", GRANTS)
    assert (grants["visit"]["role"], grants["readOnly"], grants["isSuper"], grants["home"]) == (
        "接待",
        "role",
        False,
        "/desk",
    )
    assert grants["codes"] == ["sys:position:add", "sys:position:list"]
    assert [item["meta"]["title"] for item in grants["menu"]] == ["接待页"]
    rows = (await admin.result("GET", "/sys/position/list"))["records"]
    assert [row["code"] for row in rows] == ["A1"] and "rank" not in rows[0]
    described = await admin.result("GET", "/sys/engine/describe")
    positions = next(one for one in described["resources"] if one["path"] == "sys/position")
    assert "add" in positions["can"] and "edit" not in positions["can"]
    refused = await admin.send("POST", "/sys/position/add", json={"code": "P1", "name": "店长"})
    assert (refused.status_code, refused.json()["id"]) == (403, "role.viewOnly")
    assert (await admin.send("GET", "/sys/role/list")).status_code == 403
    await admin.result("POST", "/sys/supportVisit/leave")
    home = await admin.result("GET", GRANTS)
    assert (home["visit"], home["readOnly"], home["isSuper"]) == (None, None, True)
    trail = await Audit.filter(table_name="sys_support_visit", tenant_id=organisation.id).order_by("id")
    assert [(one.action, one.username) for one in trail] == [
        ("add", organisation.admin.username),
        ("end", organisation.admin.username),
    ]


async def test_nobody_sees_more_than_they_have_themselves(organisation: Organisation, sign_in: Any) -> None:
    admin = await sign_in(organisation.admin)
    for code in ("A1", "AB1", "B1"):
        await admin.result("POST", "/sys/position/add", json={"code": code, "name": "职务"})
    own = await make_role(organisation, LOOK, "sys:position:list", rule="AB", code="own")
    clerk: Actor = await organisation.hire()
    await UserRole.create(id=next_id(), tenant_id=organisation.id, user_id=clerk.user_id, role_id=own.id)
    client = await sign_in(clerk)
    wider = await make_role(organisation, "sys:position:list", "sys:position:export", rule="A")
    assert (await view_as(client, wider))["success"]
    assert (await client.result("GET", GRANTS))["codes"] == ["sys:position:list"]
    rows = (await client.result("GET", "/sys/position/list"))["records"]
    assert [row["code"] for row in rows] == ["AB1"]
    await client.result("POST", "/sys/supportVisit/leave")
    chief = await Role.get(tenant_id=organisation.id, role_code="admin")
    assert (await view_as(client, chief))["id"] == "grant.foreign"


async def test_only_one_view_at_a_time_and_only_with_the_right_and_in_the_own_organisation(
    organisation: Organisation, sign_in: Any, platform: Client
) -> None:
    role = await make_role(organisation, LOOK, "sys:position:list")
    admin = await sign_in(organisation.admin)
    stranger = await sign_in(await organisation.hire("sys:position:list"))
    assert (await stranger.send("POST", "/sys/role/viewAs", json={"id": str(role.id)})).status_code == 403
    foreign = await platform.send("POST", "/sys/role/viewAs", json={"id": str(role.id)})
    assert foreign.status_code == 404
    assert (await view_as(admin, role))["success"]
    assert (await view_as(admin, role))["id"] == "role.viewOnly"
    await admin.result("POST", "/sys/supportVisit/leave")


async def test_a_change_of_the_role_is_seen_at_once_and_its_end_ends_the_view(
    organisation: Organisation, sign_in: Any
) -> None:
    role = await make_role(organisation, "sys:position:list")
    watcher, other = await sign_in(organisation.admin), await sign_in(organisation.admin)
    begun = await view_as(watcher, role)
    assert (await watcher.result("GET", GRANTS))["codes"] == ["sys:position:list"]
    await other.result("POST", "/sys/permission/saveRolePermission", json={"roleId": str(role.id), "permissionIds": ""})
    assert (await watcher.result("GET", GRANTS))["codes"] == []
    assert (await other.result("GET", GRANTS))["isSuper"]
    past = now() - timedelta(seconds=1)
    await SupportVisit.filter(id=int(begun["result"]["id"])).update(ends_at=past)
    await end_visits()
    assert (await watcher.result("GET", GRANTS))["visit"] is None
    await view_as(watcher, role)
    await Role.filter(id=role.id).update(del_flag=1)
    await rights_changed(organisation.id, organisation.admin.user_id)
    assert (await watcher.result("GET", GRANTS))["visit"] is None


async def test_what_a_worker_exports_for_a_view_is_what_the_role_sees(organisation: Organisation, sign_in: Any) -> None:
    from schema.system.task import Task

    role = await make_role(organisation, "sys:position:list", rule="A")
    task = Task(
        id=next_id(),
        tenant_id=organisation.id,
        owner_id=organisation.admin.user_id,
        kind="export",
        title="导出",
        params={"asRole": role.id},
    )
    actor = await _actor_of(task)
    assert actor is not None and not actor.is_super and "sys/position" in actor.data_rules


async def test_no_call_that_writes_passes_and_no_topic_beyond_the_role(
    organisation: Organisation, sign_in: Any
) -> None:
    role = await make_role(organisation, "sys:position:list")
    admin = await sign_in(organisation.admin)
    begun = await view_as(admin, role)
    visit = await SupportVisit.get(id=int(begun["result"]["id"]))
    assert visit.ends_at - visit.begun_at == timedelta(minutes=30)
    seen = await Sessions().resolve(admin.token)
    assert seen is not None and seen.visit is not None and not seen.is_super
    passed = set()
    for route in all_routes():
        if not route.is_write or route.public:
            continue
        try:
            await refuse_writes(route, seen)
        except Denied as refused:
            assert refused.id == "role.viewOnly", route.path
        else:
            passed.add(route.path)
    assert passed == LEFT
    assert await hears(seen, "list/sys/position")
    for name in ("list/sys/user", "grid/sys/user", "grid/sys/role", "online"):
        assert not await hears(seen, name), name
