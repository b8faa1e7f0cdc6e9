"""Notices to people about their own account: roles given or taken, frozen, open again."""

from schema.system.role import Role, UserRole
from schema.system.user import User
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.system.messages.notifications import notify

FROZEN, NORMAL = "2", "1"
_STATES = {
    FROZEN: ("您的账号已被冻结 | Your account was frozen", "如有疑问请联系管理员。 | Ask an administrator why."),
    NORMAL: ("您的账号已恢复使用 | Your account is open again", "可以照常登录。 | You can sign in as before."),
}


async def tell_roles(work: Work, user_ids: list[int]) -> None:
    """After the change, within its transaction: which roles each has now."""
    for user_id in user_ids:
        if user_id == work.actor.user_id:
            continue
        held = await scoped(UserRole, work.actor).filter(user_id=user_id).values_list("role_id", flat=True)
        names = (
            await scoped(Role, work.actor)
            .filter(id__in=list(held))
            .order_by("role_code")
            .values_list("role_name", flat=True)
        )
        listed = "、".join(str(name) for name in names)
        await notify(
            work,
            [user_id],
            "您的角色已变更 | Your roles were changed",
            f"现有角色：{listed or '无'} | Your roles now: {listed or 'none'}",
            priority="M",
            bus=("sys/user", user_id),
        )


async def tell_state(work: Work, user_id: int, state: str) -> None:
    if state in _STATES:
        title, text = _STATES[state]
        await notify(work, [user_id], title, text, priority="M", bus=("sys/user", user_id))


async def tell_edit(work: Work, row: User) -> None:
    """After an edit of the account: what of it concerns its owner."""
    changed = work.trail.fields_of(row)
    if "selectedroles" in changed:
        await tell_roles(work, [row.id])
    if "status" in changed:
        await tell_state(work, row.id, row.status)
