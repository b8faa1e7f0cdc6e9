"""Forms of changes: what is asked for each kind, as typed, and as it is kept with the change until it takes effect."""

from datetime import date
from typing import Any, Literal

from pydantic import Field

from schema.kit.errors import Invalid
from schema.kit.money import from_yuan
from schema.kit.rules import RULES
from schema.rental.lease_change import LeaseChange
from server.http.amount import YuanIfAny
from server.http.body import Body, ShownDocument
from server.kit.masked import meant
from server.rental.leases.terms import LesseeForm, StepForm, lessee_name

RETURN = "return"
"""The surplus of a deposit stays with the lease that ends, to be paid out."""
Kind = Literal["renew", "room_change", "transfer", "price", "payer"]


class NewLesseeForm(LesseeForm):
    """Who takes the lease over; of a draft the document may be sent as it was shown, masked, which leaves it as it was."""

    id_no: ShownDocument | None = Field(default=None, max_length=50)


class WantedForm(Body):
    """What of the lease is to be different; each kind reads the fields that it needs. `end_date`, `pay_cycle` and `price_steps` are
    those of a renewal, `deposit` that of the lease that follows; left out, they are as before. `deposit_surplus`: what becomes of
    what is held above the new deposit."""

    effective_day: date | None = None
    price: YuanIfAny = ""
    end_date: date | None = None
    pay_cycle: Literal[1, 3, 6, 12] | None = None
    deposit: YuanIfAny = ""
    deposit_surplus: Literal["keep", "return"] = "keep"
    price_steps: list[StepForm] = Field(default_factory=list, max_length=40)
    unit_id: str | None = Field(default=None, max_length=40)
    tenant_id: str | None = Field(default=None, max_length=40)
    tenant: NewLesseeForm | None = None
    payer_kind: Literal["person", "company"] = "company"
    payer_name: str = Field(default="", max_length=60)
    payer_phone: str = Field(default="", max_length=20)
    payer_tax_no: str = Field(default="", max_length=30)


class ChangePreviewForm(WantedForm):
    """`change_id`: the draft that is edited."""

    lease_id: str = Field(max_length=40)
    change_id: str | None = Field(default=None, max_length=40)
    kind: Kind


class ChangeForm(ChangePreviewForm):
    """`version`: that of the lease the person saw; `submit`: it goes to be signed at once instead of waiting as a draft."""

    version: int | None = None
    form: Literal["paper", "electronic"] = "paper"
    reason: str = Field(default="", max_length=200)
    submit: bool = False


class ChangeEdit(WantedForm):
    """A draft anew; of what kind it is stays."""

    id: str = Field(max_length=40)
    version: int
    form: Literal["paper", "electronic"] = "paper"
    reason: str = Field(default="", max_length=200)


class NotRenewing(Body):
    """`id` and `version` are the lease's."""

    id: str = Field(max_length=40)
    version: int | None = None
    reason: str = Field(min_length=1, max_length=200)


def keep_terms(form: WantedForm, known: str | None = None) -> dict[str, Any]:
    """The columns that keep them: the document of a new lessee is sealed. `known`: the one that a mask may stand for."""
    terms = form.model_dump(mode="json", by_alias=True, include=set(WantedForm.model_fields), exclude_defaults=True)
    document = terms["tenant"].pop("idNo", None) if "tenant" in terms else None
    return {"terms": terms, "lessee_id_no": meant(document, known, "tenant.idNo")}


def keep_edited(row: LeaseChange, form: WantedForm) -> dict[str, Any]:
    """As `keep_terms`; left out, the document stays as long as the lessee is the one of the draft by name or phone."""
    kept, before = keep_terms(form, row.lessee_id_no), (row.terms or {}).get("tenant") or {}
    if form.tenant is None or "id_no" in form.tenant.model_fields_set:
        return kept
    if form.tenant.phone == before.get("phone") or form.tenant.name == before.get("name"):
        kept["lessee_id_no"] = row.lessee_id_no
    return kept


def kept_terms(row: LeaseChange) -> WantedForm:
    form = WantedForm.model_validate(row.terms or {})
    if form.tenant is not None:
        form.tenant.id_no = row.lessee_id_no
    return form


def need_price(form: WantedForm, fallback: int | None = None) -> int:
    """Fen a month; Invalid when none is given and there is none to fall back on, or it is nothing."""
    price = from_yuan(form.price) if form.price else fallback
    if not price:
        raise Invalid(fields={"price": "请输入月租 | Enter the rent per month"})
    return price


def need_day(form: WantedForm, first: date, last: date) -> date:
    """The effective day, within what is possible; Invalid at the field."""
    day = form.effective_day
    if day is None:
        raise Invalid(fields={"effectiveDay": "请选择生效日期 | Choose the effective day"})
    if first > last:
        raise Invalid(fields={"effectiveDay": "租期已没有可变更的日期 | No day of the term is left for it"})
    if not first <= day <= last:
        said = f"可选 {first} 至 {last} | Possible from {first} to {last}"
        raise Invalid(fields={"effectiveDay": said})
    return day


def check_lessee(form: WantedForm) -> None:
    """Somebody who can be reached; Invalid at the field."""
    if form.tenant is None and not form.tenant_id:
        raise Invalid(fields={"tenantId": "请选择或填写新承租人 | Choose or enter the new lessee"})
    if form.tenant is not None and not RULES["phone"].accepts(form.tenant.phone):
        raise Invalid(fields={"tenant.phone": RULES["phone"].message})
    if form.tenant is not None and (wrong := lessee_name(form.tenant)):
        raise Invalid(fields=wrong)
