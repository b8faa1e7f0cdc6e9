"""Before a position, a role, a department or a word of a dictionary is deleted one is told how many rows use it."""

from typing import Any

from schema.kit.snowflake import next_id
from schema.system.dictionary import Dict, DictItem
from schema.system.position import Position
from schema.system.role import Role, UserRole
from schema.system.user import User
from tests.kit.people import Organisation


async def uses_of(client: Any, path: str, row_id: object) -> dict[str, int]:
    found = await client.result("GET", f"/{path}/uses", params={"id": str(row_id)})
    return {f"{one['path']}.{one['label']['zh']}": one["count"] for one in found}


async def test_people_who_hold_a_role_or_a_position_are_counted(organisation: Organisation, sign_in: Any) -> None:
    admin = await sign_in(organisation.admin)
    role = await Role.create(id=next_id(), tenant_id=organisation.id, role_code="desk", role_name="前台")
    for name in ("甲", "乙"):
        person = await organisation.hire(name=name)
        await UserRole.create(id=next_id(), tenant_id=organisation.id, user_id=person.user_id, role_id=role.id)
    assert await uses_of(admin, "sys/role", role.id) == {"sys/user.角色": 2}
    post = await admin.result("POST", "/sys/position/add", json={"code": "P9", "name": "店长"})
    assert await uses_of(admin, "sys/position", post["id"]) == {}
    await User.filter(id=organisation.admin.user_id).update(post="P1,P9")
    assert await uses_of(admin, "sys/position", post["id"]) == {"sys/user.职务": 1}


async def test_a_word_of_a_dictionary_is_counted_where_it_is_the_value(
    organisation: Organisation, sign_in: Any
) -> None:
    admin = await sign_in(organisation.admin)
    words = await Dict.create(
        id=next_id(), tenant_id=organisation.id, dict_name="职级", dict_code="position_rank", type=0
    )
    chief, clerk = [
        await DictItem.create(
            id=next_id(), tenant_id=organisation.id, dict_id=words.id, item_text=text, item_value=value, status=1
        )
        for text, value in (("高", "x1"), ("低", "x2"))
    ]
    await Position.create(id=next_id(), tenant_id=organisation.id, code="P9", name="店长", rank="x1")
    assert await uses_of(admin, "sys/dictItem", chief.id) == {"sys/position.职级": 1}
    assert await uses_of(admin, "sys/dictItem", clerk.id) == {}


async def test_it_tells_of_what_the_asker_may_see_to_who_may_delete(
    organisation: Organisation, sign_in: Any, platform: Any
) -> None:
    role = await Role.create(id=next_id(), tenant_id=organisation.id, role_code="desk", role_name="前台")
    person = await organisation.hire(name="甲")
    await UserRole.create(id=next_id(), tenant_id=organisation.id, user_id=person.user_id, role_id=role.id)
    keeper = await sign_in(await organisation.hire("sys:role:list", "sys:role:delete"))
    assert await uses_of(keeper, "sys/role", role.id) == {}
    reader = await sign_in(await organisation.hire("sys:role:list", "sys:user:list"))
    assert (await reader.send("GET", "/sys/role/uses", params={"id": str(role.id)})).status_code == 403
    assert (await platform.send("GET", "/sys/role/uses", params={"id": str(role.id)})).status_code == 404
