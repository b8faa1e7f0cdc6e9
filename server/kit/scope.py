"""The one place where a query starts: tenant and live rows only."""

from typing import TypeVar

from tortoise.queryset import QuerySet

from schema.kit.base import Base
from schema.kit.errors import NotFound
from schema.kit.numerals import read_row_id
from server.kit.actor import Actor

Row = TypeVar("Row", bound=Base)


def scoped(model: type[Row], actor: Actor) -> QuerySet[Row]:
    """Live rows of the actor's tenant."""
    return model.filter(tenant_id=actor.tenant_id, del_flag=0)


async def fetch(model: type[Row], actor: Actor, row_id: int | str) -> Row:
    """One row through its scope; NotFound when it is missing or another tenant's."""
    row = await scoped(model, actor).get_or_none(id=parse_id(row_id))
    if row is None:
        raise NotFound()
    return row


async def lock(model: type[Row], actor: Actor, row_id: int | str) -> Row:
    """One row through its scope, locked until the transaction ends; `docs/locks.md` says what is locked before what.

    Others may go on naming it meanwhile: only who deletes a row keeps them from that.
    """
    row = await scoped(model, actor).select_for_update(no_key=True).get_or_none(id=parse_id(row_id))
    if row is None:
        raise NotFound()
    return row


def parse_id(value: int | str) -> int:
    """A wire id as a number; anything else is a missing row, not an error of ours."""
    number = read_row_id(value)
    if number is None:
        raise NotFound()
    return number


def known_ids(text: str) -> list[int]:
    """The ids in a comma-joined text; what cannot be an id is dropped."""
    return [number for part in text.split(",") if (number := read_row_id(part)) is not None]
