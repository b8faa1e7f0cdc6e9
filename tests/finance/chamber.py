"""A chamber for tests of money: levels, members, methods and three people of its office."""

from dataclasses import dataclass
from datetime import date
from itertools import count
from typing import Any

from schema.finance.due import MemberDue
from schema.finance.due_relief import ASKED as RELIEF_ASKED
from schema.finance.due_relief import GRANTED, WHOLE, DueRelief
from schema.finance.owing import PAID, WAIVED
from schema.finance.pay_method import PayMethod
from schema.finance.payment import CONFIRMED, SUBMITTED, DuePayment
from schema.finance.refund import DueRefund
from schema.kit.clock import now, today
from schema.kit.snowflake import next_id
from schema.member.firm import Firm
from schema.member.level import Level
from schema.member.membership import ACTIVE
from schema.member.person import Member
from tests.kit.client import Client
from tests.kit.people import Organisation, create_organisation

REVIEWS = tuple(
    f"fin:{code}" for code in ("payment:list", "payment:confirm", "payment:reverse", "refund:list", "refund:approve")
)
_numbers = count(1)


@dataclass
class Chamber:
    org: Organisation
    level: Level
    cash: PayMethod
    transfer: PayMethod

    async def person(self, joined: date | None = None, level: Level | None = None) -> Member:
        number = next(_numbers)
        mine: Any = {
            "tenant_id": self.org.id,
            "level_id": (level or self.level).id,
            "join_date": joined,
            "state": ACTIVE,
        }
        return await Member.create(id=next_id(), member_no=f"HY{number:05d}", name="韩立行", **mine)

    async def firm(self) -> Firm:
        name = f"杭州青禾{next(_numbers)}号商贸有限公司"
        return await Firm.create(id=next_id(), tenant_id=self.org.id, name=name, level_id=self.level.id, state=ACTIVE)

    async def due(self, payable: int = 10_000_00) -> MemberDue:
        """In fen, of a member of its own."""
        who = await self.person()
        facts: Any = {"name": who.name, "amount": payable, "payable": payable, "due_date": date(2026, 3, 31)}
        mine: Any = {"tenant_id": self.org.id, "person_id": who.id, "no": f"FD{next(_numbers)}", "year": 2026}
        return await MemberDue.create(id=next_id(), **mine, **facts)


async def build(org: Organisation | None = None) -> Chamber:
    org = org or await create_organisation()
    level = await Level.create(id=next_id(), tenant_id=org.id, name="理事", dues_year=2_000_00)
    mine: Any = {"tenant_id": org.id}
    cash = await PayMethod.create(id=next_id(), **mine, code="cash", name="现金", kind="cash")
    rest: Any = {"code": "bank", "name": "对公转账", "kind": "card", "need_review": True, "fee_rate": "0.6"}
    return Chamber(org, level, cash, await PayMethod.create(id=next_id(), **mine, **rest))


async def claim(chamber: Chamber, state: str = SUBMITTED) -> DuePayment:
    """1,000 yuan that a colleague says came in, or that were counted already."""
    due = await chamber.due(1_000_00)
    counts = state == CONFIRMED
    if counts:
        await MemberDue.filter(id=due.id).update(paid=due.payable, state=PAID)
    facts: Any = {"payer": due.name, "amount": due.payable, "method_id": chamber.cash.id, "paid_at": now()}
    mine: Any = {"tenant_id": chamber.org.id, "due_id": due.id, "submitted_by": next_id(), "state": state}
    receipt: Any = {"receipt_no": f"HF2026{next(_numbers):05d}" if counts else None}
    return await DuePayment.create(id=next_id(), **mine, **facts, **receipt)


async def ask_back(chamber: Chamber) -> DueRefund:
    """A colleague asks for a part of it."""
    paid = await claim(chamber, CONFIRMED)
    facts: Any = {"payer": paid.payer, "amount": 100_00, "method_id": chamber.cash.id, "reason": "重复缴费"}
    mine: Any = {"tenant_id": chamber.org.id, "payment_id": paid.id, "asked_by": next_id()}
    return await DueRefund.create(id=next_id(), **mine, **facts)


async def ask_relief(chamber: Chamber, state: str = RELIEF_ASKED) -> DueRelief:
    """A colleague asks that all of some dues need not be paid, or another one granted it already."""
    due = await chamber.due(1_000_00)
    granted = state == GRANTED
    if granted:
        await MemberDue.filter(id=due.id).update(relief=due.payable, state=WAIVED)
    facts: Any = {"name": due.name, "kind": WHOLE, "amount": due.payable, "reason": "困难企业", "state": state}
    who: Any = {"asked_by": next_id(), "decided_by": next_id() if granted else None}
    return await DueRelief.create(id=next_id(), tenant_id=chamber.org.id, due_id=due.id, **facts, **who)


async def submit(client: Client, due: MemberDue, method: PayMethod, yuan: str, **rest: Any) -> dict[str, Any]:
    """The whole answer."""
    said = {"payer": "韩立行", "amount": yuan, "methodId": str(method.id), "paidAt": f"{today()} 00:00:00"}
    return await client.call("POST", "/fin/payment/add", json={"dueId": str(due.id), **said, **rest})


async def take(client: Client, path: str, code: str, row: Any, **rest: Any) -> dict[str, Any]:
    """A step of a stored row."""
    stored = await type(row).get(id=row.id)
    body = {"id": str(row.id), "version": stored.row_version, **rest}
    return await client.call("POST", f"/{path}/{code}", json=body)
