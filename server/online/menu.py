"""Menu entries of a form: its page, and below it the rights of its verbs, which roles are given as those of any resource.

They belong to the organisation that built the form; everything else in the menu is shared.
"""

from collections.abc import Sequence
from typing import Any

from schema.kit.resource import Resource
from schema.kit.text import pair
from schema.menu import VERBS
from schema.online.definition import Definition
from schema.system.role import Permission
from server.kit.control import announce_rights
from server.kit.scope import everywhere, of_tenant
from server.kit.unit_of_work import Work

PAGE, ACTION = 1, 2
GROUP = "/online"
COMPONENT = "online/cgformList"
ON, OFF = "1", "0"
SEE = "查看 | See"


def page_url(code: str) -> str:
    return f"/online/cgformList/{code}"


async def show_in_menu(work: Work, definition: Definition, resource: Resource, lines: Sequence[Resource] = ()) -> None:
    """Makes the entries, or brings them up to the titles of this version."""
    page = await _page_of(work, resource)
    named = {"name": definition.title, "title_en": definition.title_en, "status": ON}
    if page is None:
        page = Permission(
            parent_id=await _group_id(),
            url=page_url(definition.code),
            component=COMPONENT,
            icon="file-text",
            menu_type=PAGE,
            perms=resource.code("list"),
            resource=resource.path,
            sort_no=definition.number,
            **named,
        )
        await work.insert(page)
    else:
        await work.update(page, named)
    known = {row.perms: row for row in await of_tenant(Permission, work.actor.tenant_id).filter(parent_id=page.id)}
    for place, (code, label) in enumerate(_rights(resource, lines).items(), start=1):
        held = known.pop(code, None)
        if held is None:
            await work.insert(_action(page.id, code, label, place))
        else:
            told = pair(label)
            await work.update(held, {"status": ON, "name": told.zh, "title_en": told.en})
    for gone in known.values():
        await work.update(gone, {"status": OFF})
    announce_rights(work)


async def hide_from_menu(work: Work, path: str) -> None:
    for row in await of_tenant(Permission, work.actor.tenant_id).filter(resource=path, del_flag=0):
        await work.update(row, {"status": OFF})
    announce_rights(work)


def _rights(resource: Resource, lines: Sequence[Resource]) -> dict[str, str]:
    """Those of its sub-tables stand there too, each with its name; to see them is a right of its own."""
    verbs = {resource.code(verb): VERBS[verb] for verb in resource.verbs if verb != "list"}
    rights = verbs | resource.own_rights
    for line in lines:
        for verb in line.verbs if "add" in line.verbs else ():
            what, whose = pair(VERBS.get(verb, SEE)), line.titles
            rights[line.code(verb)] = f"{whose.zh}：{what.zh} | {whose.en}: {what.en}"
    return rights


def _action(page_id: int, code: str, label: str, place: int) -> Permission:
    told = pair(label)
    values: dict[str, Any] = {"parent_id": page_id, "name": told.zh, "title_en": told.en, "sort_no": place}
    return Permission(menu_type=ACTION, perms=code, **values)


async def _page_of(work: Work, resource: Resource) -> Permission | None:
    own = of_tenant(Permission, work.actor.tenant_id)
    return await own.get_or_none(resource=resource.path, menu_type=PAGE, del_flag=0)


async def _group_id() -> int | None:
    group = await everywhere(Permission).filter(tenant_id=0, url=GROUP, del_flag=0).first()
    return group.id if group else None
