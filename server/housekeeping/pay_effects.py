"""Effects of a pay sheet's transitions: what is issued is what the orders come to, and only she herself says that it is right."""

from collections.abc import Mapping, Sequence
from functools import partial

from schema.housekeeping.pay_sheet import PaySheet, PaySheetLine, pay_sheet
from schema.housekeeping.staff import Staff
from schema.kit.clock import month_start, now
from schema.kit.errors import Conflict, Denied, Invalid
from schema.kit.money import priced, to_yuan
from server.engine.effects import Act, Blocker, Effects
from server.engine.monthly import reckon_anew, reckon_now
from server.housekeeping.notice import phone_topic
from server.housekeeping.pay_sheets import PAY_SHEETS
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.system.api import notify

NOT_HERS = Blocker("paySheet.others", "只有本人可以确认 | Only she herself can say so", moot=True, error=Denied)


async def find_accounts(actor: Actor, rows: Sequence[PaySheet]) -> Mapping[int, int]:
    """Whose sheet it is: the account of its housekeeper, 0 where she has none."""
    people = await scoped(Staff, actor).filter(id__in={row.staff_id for row in rows}).values_list("id", "user_id")
    accounts = {int(str(staff_id)): user_id for staff_id, user_id in people}
    return {row.id: accounts.get(row.staff_id) or 0 for row in rows}


def refuse_others(actor: Actor, account: int) -> list[Blocker]:
    return [] if account and account == actor.user_id else [NOT_HERS]


async def issue(act: Act) -> None:
    """Conflict while the month goes on, where there is nothing to pay, and where her orders come to something else by now."""
    row: PaySheet = act.row
    if await business_day(row.tenant_id) < month_start(row.first_day, 1):
        raise Conflict("该月尚未结束，不能发出 | The month is not over yet", id="paySheet.open")
    reckoned = await reckon_now(PAY_SHEETS, act)
    if not reckoned.lines:
        raise Conflict("没有可结算的保洁单 | There is nothing to pay", id="paySheet.empty")
    lines = scoped(PaySheetLine, act.actor).filter(sheet_id=row.id)
    shown = {line.order_id: line.amount for line in await lines}
    if shown != {line["order_id"]: line["amount"] for line in reckoned.lines}:
        text = "保洁单已有变化，请重新计算后再发出 | Her orders have changed since; reckon it anew first"
        raise Conflict(text, id="paySheet.changed")
    act.changes["objection"] = None


async def confirm(act: Act) -> None:
    act.changes["confirmed_at"] = now()


async def take_back(act: Act) -> None:
    """Her word was about what stood there then."""
    act.changes["confirmed_at"] = None


async def object_to(act: Act) -> None:
    act.reason = act.body.objection


async def pay(act: Act) -> None:
    if act.body.paid_on > await business_day(act.actor.tenant_id):
        raise Invalid(fields={"paidOn": "不能晚于今天 | Not after today"})


async def tell_her(act: Act) -> None:
    """Her phone reads her sheets again; what waits for her word is in her bell as well."""
    row: PaySheet = act.row
    account = (await find_accounts(act.actor, [row]))[row.id]
    act.work.emit(phone_topic(row.staff_id), "pay.changed", {"id": str(row.id)})
    if act.transition.code != "issue" or not account:
        return
    amount = priced(to_yuan(row.amount))
    title = f"{row.month} 工资单待确认 | Pay sheet of {row.month} to be confirmed"
    text = f"{row.orders} 单，合计 {amount} | {row.orders} orders, {amount} together"
    await notify(act.work, [account], title, text, url="/m/housekeeping?pay=mine", bus=(pay_sheet.path, row.id))


EFFECTS: dict[str, Effects] = {
    pay_sheet.path: Effects(
        on={
            "reckon": partial(reckon_anew, PAY_SHEETS),
            "issue": issue,
            "confirm": confirm,
            "object": object_to,
            "takeBack": take_back,
            "pay": pay,
        },
        guards={"confirm": refuse_others, "object": refuse_others},
        facts=find_accounts,
        after=tell_her,
    )
}
