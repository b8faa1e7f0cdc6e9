"""What the calls of the domain take and answer."""

from typing import Literal

from server.http.body import Body
from server.http.shape import Shape


class OfCustomer(Body):
    """A customer as the row of one of the lists in which customers are."""

    path: Literal["crm/contact", "vip/person", "vip/firm"]
    id: str


class TalkLine(Shape):
    """A follow-up of `path`; of whom it says, and what was agreed on as the next step. What is hidden from the person is empty."""

    id: str
    path: str
    at: str
    of: str
    way: str
    content: str
    next: str
    next_action: str
    done: bool
    owner: str


class TalkHistory(Shape):
    """The newest first; `more`: how many older ones there are."""

    lines: list[TalkLine]
    more: int
