"""Forms of a settlement: what is asked on the way through its steps, as typed and as it is kept."""

from datetime import date
from typing import Annotated, Any

from pydantic import AfterValidator, Field

from schema.kit.money import from_yuan
from schema.rental.lease import HANDED_STATE, Lease
from schema.rental.settlement import EARLY, EXPIRY, SETTLEMENT_KIND, Settlement
from server.engine.effects import Step
from server.http.amount import Yuan, YuanIfAny
from server.http.body import Body
from server.http.one_of import OneOf
from server.rental.meters.handover import MOST_METERS, HandoverReading

Kind = Annotated[str, OneOf(SETTLEMENT_KIND.labels)]
Condition = Annotated[str, OneOf(["", *HANDED_STATE.labels])]
MOST = 60


def _said(text: str) -> str:
    if not text.strip():
        raise ValueError("请填写说明 | Say what it is")
    return text


LineText = Annotated[str, Field(max_length=100), AfterValidator(_said)]


class Damage(Body):
    """What the lessee pays for; `photos` are stored pictures, joined by commas."""

    text: LineText
    amount: Yuan
    photos: str = Field(default="", max_length=1000)


class Extra(Body):
    """What the lessee gets besides."""

    text: LineText
    amount: Yuan


class Handed(Body):
    """What was handed back, or still is missing. `was`: its condition when the lessee got it, `state`: that in which it comes back."""

    text: LineText
    done: bool = False
    was: Condition = ""
    state: Condition = ""


class SettlementForm(Body):
    """`penalty`: what was agreed; empty for what the kind means. `payee_account`: bank, holder and number as one text."""

    kind: Kind
    leave_date: date
    readings: list[HandoverReading] = Field(default_factory=list, max_length=MOST_METERS)
    damages: list[Damage] = Field(default_factory=list, max_length=MOST)
    extras: list[Extra] = Field(default_factory=list, max_length=MOST)
    handover: list[Handed] = Field(default_factory=list, max_length=MOST)
    penalty: YuanIfAny = ""
    payee_account: str = Field(default="", max_length=120)
    new_lease_id: str | None = None


class PreviewSettlement(SettlementForm):
    lease_id: str


class SaveSettlement(Step, SettlementForm):
    """The inputs of a draft; all of them, each time."""


class BeginSettlement(Body):
    """Without kind and day, what the lease suggests."""

    lease_id: str
    kind: Kind | None = None
    leave_date: date | None = None


USUAL_HANDOVER = (
    "钥匙、门卡 | Keys and cards",
    "家具家电 | Furniture and appliances",
    "遥控器 | Remote controls",
    "个人物品已清空 | Cleared",
)


def handed_by(lease: Lease) -> list[Handed]:
    """What the lessee got with the keys, each in its condition then; the usual where nobody wrote that down."""
    got = [
        Handed(text=f"{item['name']} ×{item['count']}", was=item["state"], state=item["state"])
        for item in lease.handed or ()
    ]
    return got or [Handed(text=text) for text in USUAL_HANDOVER]


def suggest(body: BeginSettlement, end: date, latest: date) -> tuple[str, date]:
    """Ahead of its last day somebody leaves early; else the term is over. `latest`: the day where none is asked for, if it is no later
    than the last."""
    day = body.leave_date or min(latest, end)
    return body.kind or (EARLY if day < end else EXPIRY), day


def columns_of(form: SettlementForm) -> dict[str, Any]:
    """What is kept; amounts as they were typed."""
    return {
        "kind": form.kind,
        "leave_date": form.leave_date,
        "readings": [item.model_dump(mode="json") for item in form.readings],
        "damages": [item.model_dump(mode="json") for item in form.damages],
        "extras": [item.model_dump(mode="json") for item in form.extras],
        "handover": [item.model_dump(mode="json") for item in form.handover],
        "penalty": from_yuan(form.penalty) if form.penalty else None,
        "payee_account": form.payee_account.strip() or None,
        "new_lease_id": int(form.new_lease_id) if form.new_lease_id else None,
    }


def form_of(row: Settlement) -> SettlementForm:
    """What was kept, as the form that it came by."""
    return SettlementForm.model_validate(
        {
            "kind": row.kind,
            "leave_date": row.leave_date,
            "readings": row.readings or [],
            "damages": row.damages or [],
            "extras": row.extras or [],
            "handover": row.handover or [],
            "penalty": "" if row.penalty is None else f"{row.penalty / 100:.2f}",
            "payee_account": row.payee_account or "",
            "new_lease_id": str(row.new_lease_id) if row.new_lease_id else None,
        }
    )
