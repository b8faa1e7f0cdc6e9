"""The matrix of rights as a sheet: entries of the menu down, roles across, a tick where a role was granted the entry.

The screen makes the same from the grants of each role; a sheet goes to people who have no account here.
"""

from collections.abc import AsyncGenerator, Iterable, Iterator
from typing import IO, Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Invalid
from schema.system.role import Permission, Role, RolePermission
from server.engine.sheet_answer import answer_file
from server.engine.sheet_write import XLSX, Column, Page, write_book
from server.kit.actor import Actor
from server.kit.scope import known_ids, scoped
from server.system.access.grants import package_of
from server.system.menus.tree import entries
from server.system.roles.shapes import MatrixQuery

MOST = 20
TOO_MANY = f"一次选择1至{MOST}个角色 | Choose 1 to {MOST} roles"
TICK = "✓"
_WIDE = 36.0


async def export_matrix(request: Request, actor: Actor, query: MatrixQuery) -> Response:
    """GET /sys/role/matrix/exportXls?ids&differs: an .xlsx with a line of every entry that can be granted."""
    roles = await _roles(actor, query.ids)
    found = scoped(RolePermission, actor).filter(role_id__in=[role.id for role in roles])
    held = {(grant.role_id, grant.permission_id) for grant in await found}
    english = actor.locale == "en"
    title, entry = ("Rights matrix", "Entry") if english else ("权限矩阵", "菜单与按钮")
    package = await package_of(actor.tenant_id)
    rows = [row for row in await entries(actor.tenant_id) if package is None or row.id in package]

    async def lines() -> AsyncGenerator[list[list[Any]], None]:
        yield list(_lines(rows, roles, held, english=english, differs=query.differs))

    async def write(file: IO[bytes]) -> None:
        columns = [Column(entry, width=_WIDE), *(Column(role.role_name) for role in roles)]
        await write_book(file, [Page(title, actor.realname, columns, lines())])

    return await answer_file(title, XLSX, write)


async def _roles(actor: Actor, text: str) -> list[Role]:
    """Those of the organisation, in the order asked for."""
    ids = list(dict.fromkeys(known_ids(text)))
    found = {role.id: role for role in await scoped(Role, actor).filter(id__in=ids[: MOST + 1])}
    if not found or len(ids) > MOST:
        raise Invalid(fields={"ids": TOO_MANY})
    return [found[key] for key in ids if key in found]


def _lines(
    rows: Iterable[Permission], roles: list[Role], held: set[tuple[int, int]], *, english: bool, differs: bool
) -> Iterator[list[Any]]:
    """In the order of the menu, set in by how deep they stand."""
    for depth, row in _in_order(list(rows)):
        ticks = [(role.id, row.id) in held for role in roles]
        if differs and len(set(ticks)) == 1:
            continue
        name = (row.title_en if english else None) or row.name
        yield ["　" * depth + name, *(TICK if tick else "" for tick in ticks)]


def _in_order(rows: list[Permission]) -> Iterator[tuple[int, Permission]]:
    present = {row.id for row in rows}
    below: dict[int | None, list[Permission]] = {}
    for row in rows:
        below.setdefault(row.parent_id if row.parent_id in present else None, []).append(row)

    def walk(parent: int | None, depth: int) -> Iterator[tuple[int, Permission]]:
        for row in below.get(parent, []):
            yield depth, row
            yield from walk(row.id, depth + 1)

    return walk(None, 0)
