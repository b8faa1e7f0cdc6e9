"""The one place where a query of the models starts, so that whose rows it may find is said in its first word.

`scoped` is what a call of a person wants; `of_tenant` also finds deleted rows, and those of tables that keep none; `everywhere`
is for what comes before a tenant is known, and for tables that all tenants share.
"""

from typing import TypeVar

from tortoise import Model
from tortoise.queryset import QuerySet

from schema.kit.base import Base
from schema.kit.errors import NotFound
from schema.kit.numerals import read_row_id
from server.kit.actor import Actor

Row = TypeVar("Row", bound=Base)
Entry = TypeVar("Entry", bound=Model)


def scoped(model: type[Row], actor: Actor) -> QuerySet[Row]:
    """Live rows of the actor's tenant."""
    return of_tenant(model, actor.tenant_id).filter(del_flag=0)


def of_tenant(model: type[Entry], tenant_id: int) -> QuerySet[Entry]:
    """The rows of one tenant, deleted ones too."""
    return model.filter(tenant_id=tenant_id)


def everywhere(model: type[Entry]) -> QuerySet[Entry]:
    """The rows of all tenants, deleted ones too: whoever asks sees to it that nobody is shown another's."""
    return model.all()


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
    """A wire id as a number; for anything else NotFound, as for a missing row."""
    number = read_row_id(value)
    if number is None:
        raise NotFound()
    return number


def known_ids(text: str) -> list[int]:
    """The ids in a comma-joined text; what cannot be an id is dropped."""
    return [number for part in text.split(",") if (number := read_row_id(part)) is not None]
