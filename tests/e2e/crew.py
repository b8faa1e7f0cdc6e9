"""People made for one walk, with roles of their own so that no other walk is disturbed; and how a person fills what opens."""

import re
import secrets
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.e2e.desktop import sign_in_desktop
from tests.e2e.positions import PATH
from tests.e2e.site import PASSWORD, Caller, Site
from tests.kit.names import letters


@dataclass(frozen=True)
class Role:
    id: str
    name: str


@dataclass(frozen=True)
class Crew:
    """Two roles, a person in each, and a window of the first person."""

    role: Role
    other: Role
    inside: str
    outside: str
    page: Page

    def begin(self, site: Site) -> None:
        """Opens the window where no walk before did."""
        if self.page.url == "about:blank":
            sign_in_desktop(self.page, site.address, self.inside, PATH)


def make_role(admin: Caller, *codes: str) -> Role:
    """A role that holds these permission codes and the menu entries above them."""
    name = f"岗{secrets.token_hex(3)}"
    role = admin.post("/sys/role/add", roleName=name, roleCode=f"r_{secrets.token_hex(4)}")
    held = _ways(admin.get("/sys/permission/list"), set(codes))
    admin.post("/sys/permission/saveRolePermission", roleId=role["id"], permissionIds=",".join(held))
    return Role(role["id"], name)


def _ways(nodes: list[dict[str, Any]], codes: set[str]) -> list[str]:
    """The entries with one of the codes, each with the way to it."""
    found: list[str] = []
    for node in nodes:
        below = _ways(node.get("children") or [], codes)
        if below or node.get("perms") in codes:
            found += [node["id"], *below]
    return found


def hire(admin: Caller, *roles: Role) -> str:
    """The account of a new person; the name on screen is the account's."""
    username = f"w{letters()}"
    admin.post(
        "/sys/user/add",
        username=username,
        realname=username,
        password=PASSWORD,
        confirmpassword=PASSWORD,
        selectedroles=",".join(role.id for role in roles),
    )
    return username


def entries_of(nodes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All entries of a menu tree, one after another."""
    return [one for node in nodes for one in (node, *entries_of(node.get("children") or []))]


def press(place: Locator, label: str) -> None:
    """A button by its word; between two characters antd puts a space."""
    place.get_by_role("button", name=re.compile(rf"^{' ?'.join(label)}$")).click()


def pick(page: Page, box: Locator, words: str) -> None:
    """Types into a choice and takes the first thing found."""
    box.click()
    box.fill(words)
    page.locator(".ant-select-dropdown:visible .ant-select-item-option").filter(has_text=words).first.click()
