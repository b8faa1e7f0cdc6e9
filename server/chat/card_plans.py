"""Plans of record cards: which few values a card shows.

They are chosen for the records that people talk about most, and drawn from the declaration for the rest.
"""

from dataclasses import dataclass

from schema.kit.field import Field
from schema.kit.resource import Resource

MOST_FIELDS = 4
_PHONES = {"mobile", "phone", "landline"}
_STATES = ("state", "status")
_UNTOLD = {"image", "file", "video", "signature", "password", "json", "textarea", "colour"}


@dataclass(frozen=True, slots=True)
class CardPlan:
    """Wire names of fields: what is said below the name, which one is the state, what is told beside it, which the picture."""

    subtitle: tuple[str, ...] = ()
    state: str | None = None
    fields: tuple[str, ...] = ()
    image: str | None = None


PLANS: dict[str, CardPlan] = {
    "rental/order": CardPlan(("contactName", "unitId"), "state", ("checkIn", "checkOut", "roomTotal", "balance")),
    "rental/lease": CardPlan(("renterName", "unitId"), "state", ("startDate", "endDate", "price", "balance")),
    "rental/bill": CardPlan(("leaseId", "kind"), "state", ("due", "amount", "paid", "openAmount")),
    "rental/house": CardPlan(
        ("communityId", "buildingId"), None, ("floor", "space", "priceDaily", "priceMonth"), image="cover"
    ),
    "rental/room": CardPlan(("houseId",), None, ("space", "residentLimit", "priceDaily"), image="photos"),
    "rental/bed": CardPlan(("roomId",), None, ("bedTypeId", "width", "priceDaily")),
    "rental/unit": CardPlan(
        ("communityId", "houseType"), "cleanState", ("kind", "floor", "residentLimit", "priceDaily")
    ),
    "housekeeping/order": CardPlan(("unitId", "staffId"), "state", ("type", "priority", "deadline", "reason")),
}


def plan_of(resource: Resource) -> CardPlan:
    return PLANS.get(resource.path) or _drawn(resource)


def _drawn(resource: Resource) -> CardPlan:
    """The first reference of the list below the name, its state, and the next few columns."""
    labels = {resource.by_key_of(column) for column in resource.label_columns}
    listed = [resource.by_key[key] for key in resource.list_keys if key in resource.by_key and key not in labels]
    told = [item for item in listed if is_disclosed(item)]
    state = next((item.key for item in told if item.dict and item.key in _STATES), None)
    state = state or next((item.key for item in told if item.dict and item.key.lower().endswith(_STATES)), None)
    about = next((item.key for item in told if item.ref), None)
    picture = next((item.key for item in resource.complete_fields if item.kind == "image"), None)
    rest = [item.key for item in told if item.key not in (state, about)]
    return CardPlan((about,) if about else (), state, tuple(rest[:MOST_FIELDS]), picture)


def is_disclosed(item: Field) -> bool:
    """No secrets, no phones, nothing that is not a few words."""
    return not item.secret and item.kind not in _UNTOLD and item.rule not in _PHONES and not item.key.endswith("hone")
