"""Models of what the calls of assets take and answer."""

from pydantic import Field

from server.http.amount import Yuan
from server.http.body import Body
from server.http.shape import Shape


class Purchase(Body):
    name: str = Field(min_length=1, max_length=60)
    category: str = Field(default="other", max_length=20)
    model: str = Field(default="", max_length=60)
    quantity: int = Field(ge=1, le=50)
    price: Yuan
    reason: str = Field(min_length=2, max_length=300)


class Asked(Shape):
    """The request that now waits for a decision."""

    id: str
    no: str


class Label(Shape):
    """`svg`: a QR code that opens the card."""

    code: str
    name: str
    url: str
    svg: str
