"""Greetings: drafted from a template for the occasions that were chosen, and sent into the inbox of the member's account by a person."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import Field as Limit
from starlette.requests import Request

from schema.kit.errors import Invalid
from schema.member.greeting import Greeting
from schema.member.person import Member
from schema.system.message import MessageTemplate
from schema.system.tenant import Tenant
from server.engine.effects import Act, Blocker, Effects
from server.http.body import Body
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.scope import everywhere, fetch, known_ids, scoped
from server.kit.unit_of_work import unit_of_work
from server.member.occasions import Occasion, find_occasions
from server.member.owners import hold_owners
from server.system.api import notify, write_text

DAYS, MOST = 90, 500
UNKNOWN_PLACE = "模板只能引用name、years、day、organisation | A template may name ${name}, ${years}, ${day} and ${organisation} only"
SWITCHED_OFF = "模板已停用 | This template is switched off"
NO_ACCOUNT = Blocker(
    "greeting.account",
    "该会员没有账号，请当面或电话祝贺 | The member has no account; congratulate in person",
)


class Chosen(Body):
    member_id: str
    occasion: Occasion


class DraftGreetings(Body):
    template_id: str
    chosen: list[Chosen] = Limit(min_length=1, max_length=MOST)


class DraftedGreetings(Shape):
    """`left`: how many of the chosen have one already, or no such day within 90 days."""

    made: int
    left: int


async def draft_greetings(request: Request, actor: Actor, body: DraftGreetings) -> dict[str, Any]:
    """POST /vip/greeting/draft: one for each chosen occasion that has none this year, among the members whom the person sees."""
    template = await fetch(MessageTemplate, actor, body.template_id)
    if template.use_status != "1":
        raise Invalid(fields={"templateId": SWITCHED_OFF})
    wanted = {(int(one), item.occasion) for item in body.chosen for one in known_ids(item.member_id)}
    async with unit_of_work(actor) as work:
        ids = {member for member, _ in wanted}
        await hold_owners(work, Member, ids)
        organisation = (await everywhere(Tenant).get(id=actor.tenant_id)).name
        found = await find_occasions(actor, DAYS, ids=sorted(ids), most=4 * MOST)
        rows = [
            await _write(actor, template, row, organisation)
            for row in found
            if (row["id"], row["occasion"]) in wanted and row["greeting_id"] is None
        ]
        await work.insert_many(rows)
    return {"made": len(rows), "left": len(wanted) - len(rows)}


async def _write(actor: Actor, template: MessageTemplate, row: Mapping[str, Any], organisation: str) -> Greeting:
    known = {"name": row["name"], "years": row["years"], "day": row["day"].isoformat(), "organisation": organisation}
    try:
        text = await write_text(actor, "", template.template_content, known)
    except Invalid as error:
        raise Invalid(fields={"templateId": UNKNOWN_PLACE}) from error
    told = {key: row[key] for key in ("occasion", "day", "year", "years")}
    return Greeting(member_id=row["id"], title=template.template_name, body=text[:2000], **told)


async def _accounts_of(actor: Actor, rows: Sequence[Greeting]) -> Mapping[int, int | None]:
    """The account of whom each greeting is for."""
    members = scoped(Member, actor).filter(id__in=[row.member_id for row in rows])
    accounts = {int(str(one)): account for one, account in await members.values_list("id", "user_id")}
    return {row.id: accounts.get(row.member_id) for row in rows}


def _may_send(actor: Actor, account: int | None) -> list[Blocker]:
    return [] if account else [NO_ACCOUNT]


async def _send(act: Act) -> None:
    row: Greeting = act.row
    account = (await _accounts_of(act.actor, [row]))[row.id]
    bus = ("vip/greeting", row.id)
    if await notify(act.work, [account] if account else [], row.title, row.body, bus=bus) is None:
        raise NO_ACCOUNT.error(NO_ACCOUNT.text, id=NO_ACCOUNT.id)


EFFECTS = Effects(on={"send": _send}, guards={"send": _may_send}, facts=_accounts_of)
