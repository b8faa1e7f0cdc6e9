"""Links by which one renter completes their own data; what comes in waits until staff take it over field by field."""

from schema.kit.columns import Ref
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.own_data import OwnDataLink, own_data
from schema.rental.renter import renter


class Improve(OwnDataLink):
    renter_id = Ref()

    class Meta:
        table = "portal_improve"


RENTER_DATA = own_data(
    Improve,
    "portal/improve",
    "资料完善 | Own-data links",
    of=renter,
    owner=f("renter_id", "租客 | Tenant", ref="rental/tenant", find="eq", width=140),
    columns="phone email address nation emergency_name emergency_phone",
    choices="improve_field",
    name="improve",
)
improve = RENTER_DATA.links

IMPROVE_FIELD = RENTER_DATA.choices("可完善的资料 | Own data")
IMPROVE_STATE = states(improve, "资料完善状态 | State of a link")
