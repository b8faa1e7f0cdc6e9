"""The origin of a stay: whence it is booked and on whose account, which plans of prices may ask about.

One value goes from what is quoted to what is charged, so that the two cannot ask about different stays.
"""

from typing import NamedTuple

from pydantic import Field

from schema.kit.errors import Invalid
from schema.kit.numerals import read_row_id
from schema.rental.order import DailyOrder
from server.http.body import Body

NO_COMPANY = "没有该协议单位或已停用 | No such company, or it is not active"


class Origin(NamedTuple):
    """`channel`: a word of the dictionary; `company_id`: the company on whose account the stay is, None where the guest pays."""

    channel: str | None = None
    company_id: int | None = None


UNKNOWN = Origin()
"""Of what is no stay yet: no plan that asks about it holds."""


class OriginForm(Body):
    """A question about a stay; `channel`: whence it is booked, `companyId`: who pays for it on account."""

    channel: str | None = Field(default=None, max_length=20)
    company_id: str | None = Field(default=None, max_length=40)

    def origin(self) -> Origin:
        return Origin(self.channel, read_company_id(self.company_id))


def read_company_id(text: str | None) -> int | None:
    """None where the guest pays; Invalid for what is no id."""
    if not text:
        return None
    company_id = read_row_id(text)
    if company_id is None:
        raise Invalid(fields={"companyId": NO_COMPANY})
    return company_id


def origin_of(order: DailyOrder) -> Origin:
    return Origin(order.channel, order.company_id)
