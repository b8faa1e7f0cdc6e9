"""People made for one walk: a role of their own with some rights, and who holds it, so that no other walk is disturbed."""

import secrets
from dataclasses import dataclass
from typing import Any

from tests.e2e.house import PASSWORD, Caller


@dataclass(frozen=True)
class Role:
    id: str
    name: str


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
    username = f"w{secrets.token_hex(4)}"
    admin.post(
        "/sys/user/add",
        username=username,
        realname=username,
        password=PASSWORD,
        confirmpassword=PASSWORD,
        roleIds=",".join(role.id for role in roles),
    )
    return username
