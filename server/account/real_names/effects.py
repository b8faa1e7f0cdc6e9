"""Real-name verification: handing it in about oneself, and what its steps do besides.

The number is kept sealed and told masked. The outside checker is asked before the transaction opens, so that nothing waits locked
for it; what it says is advice. Locks: person and number by their own, the verification, then the account.
"""

from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Invalid
from schema.kit.numerals import document_number
from schema.kit.sealing import mask
from schema.system.file import File
from schema.system.real_name import (
    DIFFERENT,
    NONE,
    REFUSED,
    SUBMITTED,
    VERIFIED,
    RealName,
    real_name,
)
from schema.system.user import User
from server.account.profile_security import tell_windows
from server.account.real_names.checkers import choose_checker
from server.account.real_names.shapes import CheckAgain, SubmitRealName
from server.account.throttle import Allowance, spend
from server.engine.effects import Act, Blocker, Effects
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.files import Limits
from server.kit.named_files import CONTENT, check_paths
from server.kit.scope import fetch, lock, scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work, unit_of_work
from server.system.api import holders_of, notify

TRIES = Allowance("real-name-of", 10, 86_400)
REVIEW = "sys:realName:verify"
_PHOTOS = {"front": "正面照片 | The photo of the front", "back": "背面照片 | The photo of the back"}
OWN = Blocker("realName.own", "本人的认证须由他人审核 | Somebody else must review your own verification")
DIFFERS = Blocker(
    "realName.differs",
    "外部核验不一致，请驳回或再次核验 | The outside check differs: reject it, or ask again",
)


async def read_own(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/user/realName: {state, realname, idNo masked, reason, submittedAt, reviewedAt}."""
    return _tell(await _own_row(actor))


async def submit_own(request: Request, actor: Actor, body: SubmitRealName) -> dict[str, Any]:
    """POST /sys/user/realName {realname, idNo, front, back}: it waits for a review from then on."""
    await _check_photos(actor, body)
    await _require_unused(actor, body.id_no)
    _refuse_done(await _own_row(actor))
    await spend(TRIES, str(actor.user_id))
    checked = await choose_checker().check(body.realname, body.id_no)
    async with unit_of_work(actor) as work:
        await _wait_for_twins(work, body.id_no)
        await _require_unused(actor, body.id_no)
        row = await scoped(RealName, actor).select_for_update(no_key=True).get_or_none(user_id=actor.user_id)
        if row is None:
            row = RealName(user_id=actor.user_id, realname=body.realname)
            await work.insert(row)
        _refuse_done(row)
        async with open_transition(work, real_name, row, "submit") as act:
            act.changes |= body.model_dump() | {
                "checked": checked,
                "submitted_at": now(),
                "reviewed_by": None,
                "reviewed_at": None,
                "reason": None,
            }
        text = f"{body.realname}提交了实名认证，请审核 | {body.realname} asks for real-name verification"
        reviewers = [one for one in await holders_of(actor.tenant_id, REVIEW) if one != actor.user_id]
        await notify(
            work,
            reviewers,
            "实名认证待审核 | A verification to review",
            text,
            url=f"/isystem/realName?state={SUBMITTED}",
        )
    return _tell(row)


async def check_again(request: Request, actor: Actor, body: CheckAgain) -> dict[str, Any]:
    """POST /sys/realName/check {id, version}: what the outside checker says now."""
    known = await fetch(RealName, actor, body.id)
    checked = await choose_checker().check(known.realname, known.id_no or "")
    async with unit_of_work(actor) as work:
        row = await lock(RealName, actor, body.id)
        if row.state != SUBMITTED or row.row_version != body.version:
            raise Invalid("该认证已有变化，请刷新 | It has changed meanwhile; load it again", id="realName.state")
        await work.update(row, {"checked": checked}, action="check")
    return {"checked": checked}


async def _own_row(actor: Actor) -> RealName | None:
    return await scoped(RealName, actor).get_or_none(user_id=actor.user_id)


async def _wait_for_twins(work: Work, id_no: str) -> None:
    """Two windows of one person, and two people with one document, come one after the other and are told at the field."""
    tenant = work.actor.tenant_id
    for name in (f"real_name:{work.actor.user_id}", f"real_name:{document_number(id_no)}"):
        await take_turn(work.connection, name, of=tenant)


async def is_verified(actor: Actor) -> bool:
    return await scoped(RealName, actor).filter(user_id=actor.user_id, state=VERIFIED).exists()


def _refuse_done(row: RealName | None) -> None:
    if row is not None and row.state in (SUBMITTED, VERIFIED):
        told = {
            SUBMITTED: "您的认证正在审核 | Your verification is under review",
            VERIFIED: "您已通过实名认证 | You are verified already",
        }
        raise Invalid(told[row.state], id="realName.state")


async def _check_photos(actor: Actor, body: SubmitRealName) -> None:
    """Two pictures that this person brought for this purpose: another's document is nobody's to hand in."""
    for key, label in _PHOTOS.items():
        path = getattr(body, key)
        await check_paths(actor, key, [path], Limits(CONTENT["image"]))
        mine = scoped(File, actor).filter(file_path=path, owner_id=actor.user_id, biz=f"{real_name.path}.{key}")
        if not await mine.exists():
            zh, en = label.split(" | ")
            raise Invalid(fields={key: f"请重新上传{zh} | {en} must be uploaded again"})
    if body.front == body.back:
        raise Invalid(fields={"back": "正反面不能是同一张照片 | Two sides need two photos"})


async def _require_unused(actor: Actor, id_no: str) -> None:
    others = scoped(RealName, actor).filter(id_no=id_no, state__in=(SUBMITTED, VERIFIED)).exclude(user_id=actor.user_id)
    if await others.exists():
        raise Invalid(fields={"idNo": _USED})


_USED = "该证件已用于其他账号 | This document is used by another account"


def _tell(row: RealName | None) -> dict[str, Any]:
    if row is None:
        return {"state": NONE, "realname": None, "idNo": None, "reason": None, "submittedAt": None, "reviewedAt": None}
    return {
        "state": row.state,
        "realname": row.realname,
        "idNo": mask(row.id_no or ""),
        "reason": row.reason,
        "submittedAt": to_wire(row.submitted_at) if row.submitted_at else None,
        "reviewedAt": to_wire(row.reviewed_at) if row.reviewed_at else None,
    }


def may_verify(actor: Actor, row: RealName) -> list[Blocker]:
    return [*is_somebody_elses(actor, row), *([DIFFERS] if row.checked == DIFFERENT else [])]


def is_somebody_elses(actor: Actor, row: RealName) -> list[Blocker]:
    return [OWN] if row.user_id == actor.user_id else []


async def verify(act: Act) -> None:
    """The account bears the verified name from then on."""
    _sign(act)
    row: RealName = act.row
    account = await lock(User, act.actor, row.user_id)
    if account.realname != row.realname:
        await act.work.update(account, {"realname": row.realname}, action="profile")
        await tell_windows(act.work, account)


async def turn_down(act: Act) -> None:
    _sign(act)


def _sign(act: Act) -> None:
    act.changes |= {"reviewed_by": act.actor.user_id, "reviewed_at": now()}


async def tell_person(act: Act) -> None:
    """Its owner hears of each decision."""
    row: RealName = act.row
    told = {
        VERIFIED: ("实名认证已通过 | You are verified", "您的实名认证已通过。 | Your real name is verified."),
        REFUSED: (
            "实名认证未通过 | Your verification was rejected",
            f"原因：{row.reason}。请修改后重新提交。 | Reason: {row.reason}. Please mend it and hand it in again.",
        ),
    }
    if row.state in told:
        title, text = told[row.state]
        await notify(act.work, [row.user_id], title, text, url="/account/settings?part=realname")


EFFECTS: dict[str, Effects] = {
    real_name.path: Effects(
        on={"verify": verify, "refuse": turn_down, "withdraw": turn_down},
        guards={"verify": may_verify, "refuse": is_somebody_elses, "withdraw": is_somebody_elses},
        after=tell_person,
    )
}
