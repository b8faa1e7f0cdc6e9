"""The default view of a list: what a person chose, else what was chosen for one of their roles."""

from collections.abc import Iterable

from schema.system.saved_view import SavedView, ViewDefault
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

NONE = 0
_CHOSEN = """
SELECT owner_id, view_id FROM sys_view_default
WHERE tenant_id = $1 AND path = $2 AND del_flag = 0 AND owner_id = ANY($3::bigint[])
"""


async def chosen_views(actor: Actor, path: str, owners: Iterable[int]) -> dict[int, int]:
    """Person or role -> the view with which the list opens for them."""
    rows = await pool().fetch(_CHOSEN, actor.tenant_id, path, list(owners))
    return {row["owner_id"]: row["view_id"] for row in rows}


def default_among(views: list[int], chosen: dict[int, int], person: int, roles: list[int]) -> int:
    """The own choice counts, also that of none; else the first of the views that is the default of a role."""
    if person in chosen:
        return chosen[person]
    given = {chosen[role] for role in roles if role in chosen}
    return next((view for view in views if view in given), NONE)


async def keep_own_default(work: Work, path: str, view_id: int) -> None:
    actor = work.actor
    await scoped(ViewDefault, actor).filter(owner_id=actor.user_id, path=path).delete()
    await work.insert(ViewDefault(owner_id=actor.user_id, path=path, view_id=view_id), audit=False)


async def keep_role_default(work: Work, view: SavedView, before: list[str], on: bool) -> None:
    """Makes the view the default of the roles it is shared with, or of none; a role has one default."""
    roles = [int(role) for role in view.role_ids]
    of_roles = scoped(ViewDefault, work.actor).filter(path=view.path)
    await of_roles.filter(view_id=view.id, owner_id__in=[*roles, *map(int, before)]).delete()
    if on and roles:
        await of_roles.filter(owner_id__in=roles).delete()
        for role in roles:
            await work.insert(ViewDefault(owner_id=role, path=view.path, view_id=view.id), audit=False)
