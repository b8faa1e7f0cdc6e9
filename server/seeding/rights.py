"""Menu rows, action codes and grants, made from the menu plan and the registry."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Protocol

from schema.domains import registry
from schema.kit.text import pair
from schema.menu import LIST_PAGE, MENU, VERBS, Group, Page
from schema.seeds.roles import ROLES
from schema.system.role import Permission, PermissionRule, Role, RolePermission
from server.kit.json_text import json_text
from server.seeding.sheet import Sheet, Stamp, seed_id

DIRECTORY, PAGE, ACTION = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the menu; `codes` are the rights it carries."""

    key: str
    parent: str | None
    kind: int
    title: str
    codes: tuple[str, ...] = ()
    url: str | None = None
    icon: str | None = None
    component: str | None = None
    resource: str | None = None
    hidden: bool = False
    route: bool = True

    @property
    def id(self) -> int:
        return seed_id(f"menu/{self.key}")


def list_entries() -> list[Entry]:
    """The whole menu, parents first; a right that several pages name stands at the first of them."""
    entries: dict[str, Entry] = {}
    for group in MENU:
        for entry in _group(group):
            entries.setdefault(entry.key, entry)
    return list(entries.values())


def _group(group: Group) -> list[Entry]:
    head = Entry(group.url, None, DIRECTORY, group.title, url=group.url, icon=group.icon)
    return [head, *(entry for page in group.pages for entry in _page(group, page))]


def _page(group: Group, page: Page) -> list[Entry]:
    resource = registry().require(page.resource) if page.resource else None
    title = page.title or (resource.title if resource else "")
    code = page.code or (resource.code("list") if resource else "")
    head = Entry(
        page.url,
        group.url,
        PAGE,
        title,
        (code,),
        page.url,
        page.icon or None,
        page.component or LIST_PAGE,
        page.resource or None,
        page.hidden,
        page.route,
    )
    actions: dict[str, str] = {}
    if resource is not None:
        actions.update({resource.code(verb): VERBS[verb] for verb in resource.verbs if verb != "list"})
        actions.update(resource.own_rights)
    actions.update({action.code: action.title for action in page.extra})
    return [head, *(Entry(code, page.url, ACTION, label, (code,)) for code, label in actions.items())]


def menu_sheet() -> Sheet:
    """Rows of sys_permission, shared by all tenants."""
    sheet = Sheet(
        Permission,
        "id parent_id name title_en url component icon menu_type perms resource sort_no route hidden",
        **Stamp(0, "", "system").values,
    )
    for number, entry in enumerate(list_entries()):
        title = pair(entry.title)
        sheet.add(
            entry.id,
            seed_id(f"menu/{entry.parent}") if entry.parent else None,
            title.zh,
            title.en,
            entry.url,
            entry.component or ("layouts/RouteView" if entry.kind == DIRECTORY else None),
            entry.icon,
            entry.kind,
            ",".join(entry.codes) or None,
            entry.resource,
            number,
            "1" if entry.route else "0",
            entry.hidden,
        )
    return sheet


def role_id(tenant_id: int, code: str) -> int:
    return seed_id(f"role/{tenant_id}/{code}")


def role_sheet(tenant_id: int) -> Sheet:
    """The roles of one tenant."""
    sheet = Sheet(Role, "id role_code role_name description home_path", **Stamp(tenant_id, "", "system").values)
    for plan in ROLES:
        sheet.add(role_id(tenant_id, plan.code), plan.code, plan.name, pair(plan.description).zh, plan.home)
    return sheet


class Plan(Protocol):
    """A role or a package."""

    @property
    def grants(self) -> tuple[str, ...]: ...


def allows(plan: Plan, code: str) -> bool:
    """The last pattern that matches decides."""
    answer = False
    for pattern in plan.grants:
        if fnmatchcase(code, pattern.removeprefix("!")):
            answer = not pattern.startswith("!")
    return answer


def granted(plan: Plan, entries: list[Entry]) -> list[Entry]:
    """Pages and actions of a role or a package, with the directories above its pages."""
    own = [entry for entry in entries if entry.codes and allows(plan, entry.codes[0])]
    parents = {entry.parent for entry in own if entry.kind == PAGE and not entry.hidden}
    return [*(entry for entry in entries if entry.kind == DIRECTORY and entry.key in parents), *own]


def own_rule_id(path: str) -> int:
    return seed_id(f"rule/{path}/own")


def own_rule_sheet() -> Sheet:
    """The data rules by which shipped roles see no more than is for the account; shared by all tenants."""
    sheet = Sheet(
        PermissionRule,
        "id permission_id rule_name rule_column rule_conditions rule_value",
        **Stamp(0, "", "system").values,
    )
    owned = {path for plan in ROLES for path in plan.own}
    for entry in list_entries():
        if entry.resource in owned:
            sheet.add(own_rule_id(entry.resource), entry.id, "仅与本人有关", "seenBy", "=", "#{sys_user_id}")
    return sheet


def grant_sheet(tenant_id: int, new_roles: set[int], new_entries: set[int]) -> Sheet:
    """Grants of new roles, and of new menu entries for old roles; what an administrator took away stays away."""
    sheet = Sheet(RolePermission, "id role_id permission_id data_rule_ids", **Stamp(tenant_id, "", "system").values)
    entries = list_entries()
    for plan in ROLES:
        role = role_id(tenant_id, plan.code)
        for entry in granted(plan, entries):
            if role in new_roles or entry.id in new_entries:
                rules = [str(own_rule_id(entry.resource))] if entry.resource and entry.resource in plan.own else []
                sheet.add(seed_id(f"grant/{role}/{entry.id}"), role, entry.id, json_text(rules))
    return sheet
