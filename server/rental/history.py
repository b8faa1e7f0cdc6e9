"""The history of an order: what was done is stored as a code with its facts, and worded for whoever reads it."""

from collections.abc import Sequence
from typing import Any

from schema.approval.step import APPROVAL_VERB
from schema.kit.text import localize, pair
from schema.rental.ledger import CASH_PROJECT
from schema.rental.unit_type import type_text

Line = dict[str, Any]
SENTENCES: dict[str, str] = {
    "booked": "录入订单 {unit} {start}..{end} 共{nights}晚 | Booked {unit}, {start}..{end}, nights: {nights}",
    "booked_waiting": "录入订单 {type}（待排房） {start}..{end} 共{nights}晚"
    " | Booked {type} (no unit yet), {start}..{end}, nights: {nights}",
    "booked_hours": "录入订单 {unit} {day} {hours} | Booked {unit} on {day}, {hours}",
    "booked_hours_waiting": "录入订单 {type}（待排房） {day} {hours} | Booked {type} (no unit yet) on {day}, {hours}",
    "restriction_lifted": "放行限售：{days}（{reason}） | Sold in spite of restrictions: {days} ({reason})",
    "edited": "修改订单 | Order changed",
    "repriced": "修改房价 | Prices changed",
    "confirmed": "确认订单 | Order confirmed",
    "checked_in": "办理入住 | Checked in",
    "came_early": "提前入住 {day} | Arrived early, on {day}",
    "checked_out": "办理退房 | Checked out",
    "left_early": "提前离店，原离店日期 {day} | Left early; the departure was to be {day}",
    "check_out_undone": "撤销退房 | Check-out undone",
    "cleaning_kept": "{unit} 的保洁已开始或完成，未撤回 | Cleaning of {unit} has begun or is done, and stays",
    "settled": "订单结清 | Order settled",
    "cancelled": "取消订单，取消费 {amount} 元 | Cancelled, fee {amount} yuan",
    "not_come": "标记未到店，收取首晚 {amount} 元 | No show, first night charged: {amount} yuan",
    "reinstated": "恢复订单 {day} | Reinstated from {day}",
    "moved": "移至 {unit} {start}..{end} | Moved to {unit}, {start}..{end}",
    "redated": "改期 {from_start}..{from_end} → {start}..{end} | Dates changed: {from_start}..{from_end} → {start}..{end}",
    "split": "自 {day} 起拆分换房 | In another unit from {day}",
    "swapped": "与另一订单对换至 {unit} | Swapped with another order, now in {unit}",
    "assigned": "排房至 {unit} | Assigned to {unit}",
    "assigned_other": "排房至 {unit}（预订 {type}） | Assigned to {unit} (booked: {type})",
    "unassigned": "退回待排 {unit} → {type} | Back to unassigned: {unit} → {type}",
    "hours_changed": "钟点房改至 {unit} {day} {hours} | Day use moved to {unit}, {day} {hours}",
    "on_account": "挂账到{company} | Put on the account of {company}",
    "off_account": "改由住客自付 | The guest pays again",
    "posted": "收银 {project} {amount} 元 {no} | Cashier: {project}, {amount} yuan, {no}",
    "reversed": "冲正 {no} | Reversed {no}",
    "corrected": "更正 {no} {amount} 元 | Corrected {no} by {amount} yuan",
    "price_asked": "提交改价审批 {no} 少收 {amount} 元 | Lower price {no} sent for approval: {amount} yuan less",
    "price_decided": "改价审批 {no} {verb} | Price approval {no}: {verb}",
    "refund_asked": "提交退款审批 {no} {amount} 元 | Refund {no} sent for approval: {amount} yuan",
    "refund_decided": "退款审批 {no} {verb} | Refund approval {no}: {verb}",
    "locked": "锁定订单 | Order locked",
    "unlocked": "解锁订单 | Order unlocked",
    "codes_revoked": "门锁密码作废 {units} | Codes of locks revoked: {units}",
    "noted": "修改备注 | Remark changed",
}
_VERBS, _PROJECTS = APPROVAL_VERB.labels, CASH_PROJECT.labels


def line_of(code: str, **facts: Any) -> Line:
    """A sentence by its code; `project`, `verb` and `type` are codes themselves, `days` are pair texts."""
    return {"code": code, **{name: fact if isinstance(fact, list) else str(fact) for name, fact in facts.items()}}


def word_lines(lines: Sequence[Line], reason: str | None, locale: str) -> str:
    """What was done, in one text."""
    english = locale == "en"
    text = ("; " if english else "；").join(_word(line, locale) for line in lines)
    if not reason:
        return text
    return f"{text} ({reason})" if english else f"{text}（{reason}）"


def _word(line: Line, locale: str) -> str:
    facts = {name: _word_fact(name, fact, locale) for name, fact in line.items() if name != "code"}
    return localize(SENTENCES[line["code"]], locale).format(**facts)


def _word_fact(name: str, fact: Any, locale: str) -> str:
    if name == "type":
        return localize(type_text(fact), locale)
    if name == "verb":
        return _VERBS[fact].of(locale)
    if name == "project":
        return _PROJECTS.get(fact, pair(fact)).of(locale)
    if name == "days":
        return (", " if locale == "en" else "、").join(localize(day, locale) for day in fact)
    return str(fact)
