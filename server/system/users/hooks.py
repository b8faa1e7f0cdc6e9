"""Hooks of the writes of a user: a free name, roles that may be given, sessions that end at once."""

from typing import Any

from schema.kit.errors import Conflict, Invalid
from schema.system.role import UserRole
from schema.system.third_account import ThirdAccount
from schema.system.user import DELETED_USER, FROZEN_USER, Session, User
from server.account.api import hash_password
from server.chat.api import hand_over_groups
from server.engine.hooks import After, Before, Bulk, Hooks
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.database import pool
from server.kit.scope import everywhere, known_ids, of_tenant, scoped
from server.kit.unit_of_work import Work
from server.system.access.grants import check_assignable, require_manageable
from server.system.sessions.online import end_sessions_of
from server.system.tenants.terms import check_quota, free_places, hold_quota
from server.system.users.notices import tell_edit

NO_PASSWORD = "!"
NO_PLACE = "用户数已达上限 | The limit of users is reached"


async def _check_username(actor: Actor, values: dict[str, Any], row: Any) -> None:
    if row is not None:
        await require_manageable(actor, row.id)
    await check_quota(actor, values, row)
    name = values.get("username")
    await check_assignable(actor, await _new_roles(values, row))
    if name and await everywhere(User).filter(username__iexact=name, del_flag=0).exists():
        raise Invalid(fields={"username": "该账号已存在 | This username is taken"})


async def _new_roles(values: dict[str, Any], row: Any) -> set[int]:
    """Roles that this write would add to the user."""
    wanted = set(known_ids(str(values.get("role_ids") or "")))
    if row is None or not wanted:
        return wanted
    held = await of_tenant(UserRole, row.tenant_id).filter(user_id=row.id, del_flag=0).values_list("role_id", flat=True)
    return wanted - {int(str(role_id)) for role_id in held}


async def _hash_user_password(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    if values.get("password"):
        values["password"] = await hash_password(values["password"])


_TAKEN_NAMES = "SELECT lower(username) AS name FROM sys_user WHERE del_flag = 0 AND lower(username) = ANY($1::text[])"


async def _check_user_rows(actor: Actor, columns: dict[str, list[Any]], count: int) -> dict[int, dict[str, str]]:
    """Imported accounts: usernames are free in the whole installation, and no password opens them until one is set."""
    columns["password"] = [NO_PASSWORD] * count
    names = [str(name).lower() for name in columns["username"]]
    taken = {row["name"] for row in await pool().fetch(_TAKEN_NAMES, names)}
    findings: dict[int, dict[str, str]] = {}
    for index, name in enumerate(names):
        if name in taken:
            findings[index] = {"username": "该账号已存在 | This username is taken"}
        taken.add(name)
    free = await free_places(actor.tenant_id)
    if free is not None:
        fitting = [index for index in range(count) if index not in findings]
        findings |= {index: {"username": NO_PLACE} for index in fitting[max(free, 0) :]}
    return findings


async def _users_changed(work: Work, ids: list[int], actor: Actor) -> None:
    """Accounts that came or went together with an import; those that went are signed out."""

    async def announce() -> None:
        gone = await of_tenant(User, actor.tenant_id).filter(id__in=ids, del_flag=1).values_list("id", flat=True)
        open_sessions = (
            await everywhere(Session).filter(user_id__in=list(gone), revoked_at=None).values_list("user_id", flat=True)
        )
        for user_id in {int(str(one)) for one in open_sessions}:
            await end_sessions_of(user_id, DELETED_USER)

    work.after_commit(announce)
    announce_rights(work)
    if await of_tenant(User, actor.tenant_id).filter(id__in=ids, del_flag=0).exists():
        await hold_quota(work)


async def _check_assigned_roles(work: Work, row: User, actor: Actor) -> None:
    """A user who comes back brings the roles along."""
    held = await scoped(UserRole, actor).filter(user_id=row.id).values_list("role_id", flat=True)
    await check_assignable(actor, {int(str(role_id)) for role_id in held})


async def _user_changed(work: Work, row: User, actor: Actor) -> None:
    if row.status != "1" or row.del_flag:
        reason = DELETED_USER if row.del_flag else FROZEN_USER
        work.after_commit(lambda: end_sessions_of(row.id, reason))
    announce_rights(work, [row.id])


async def _user_came(work: Work, row: User, actor: Actor) -> None:
    await hold_quota(work)
    await _user_changed(work, row, actor)


async def _user_edited(work: Work, row: User, actor: Actor) -> None:
    await tell_edit(work, row)
    await _user_changed(work, row, actor)


async def _before_leaving(work: Work, row: User, actor: Actor) -> None:
    """Accounts of other systems go with their person, and come back with them."""
    if row.id == actor.user_id:
        raise Conflict("不能删除当前登录用户 | You cannot delete yourself", id="user.self")
    await require_manageable(actor, row.id)
    for linked in await scoped(ThirdAccount, actor).filter(user_id=row.id):
        await work.delete(linked)


async def _after_leaving(work: Work, row: User, actor: Actor) -> None:
    work.trail.apart()
    await hand_over_groups(work, row.id)
    await _user_changed(work, row, actor)


def _was_here(row: User) -> bool:
    """Who signed in may have written what says their name: messages, notes, lines of logs."""
    return row.last_login is not None


HOOKS = {
    "sys/user": Hooks(
        validate=_check_username,
        prepare=_hash_user_password,
        after=After(add=_user_came, edit=_user_edited, delete=_after_leaving, restore=_user_came),
        before=Before(delete=_before_leaving, restore=_check_assigned_roles, leaves_name=_was_here),
        bulk=Bulk(check=_check_user_rows, after=_users_changed),
    ),
}
