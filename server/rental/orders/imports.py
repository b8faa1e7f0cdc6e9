"""Import of daily orders: each row its own transaction, and a row that was booked before is not booked again."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from schema.kit.errors import AppError
from schema.kit.wire import camel
from schema.rental.order import DailyOrder
from server.engine.hooks import Bulk, Hooks
from server.http.body import invalid_from
from server.kit.actor import Actor
from server.kit.retry import retrying
from server.kit.scope import scoped
from server.kit.unit_of_work import unit_of_work
from server.rental.availability.refusals import wording
from server.rental.orders.forms import OrderAdd
from server.rental.orders.new_order import write_order


async def import_orders(actor: Actor, rows: Sequence[Mapping[str, Any]], keys: Sequence[str]) -> dict[int, str]:
    """Books the rows (values by column); gives the pair text of every refused one by its index.

    A row's key marks its order, so that a job that starts again doubles nothing.
    """
    refused: dict[int, str] = {}
    for index, (row, key) in enumerate(zip(rows, keys, strict=True)):
        message = await _import_row(actor, row, key[:80])
        if message is not None:
            refused[index] = message
    return refused


async def _import_row(actor: Actor, row: Mapping[str, Any], key: str) -> str | None:
    if await scoped(DailyOrder, actor).filter(import_key=key).exists():
        return None
    try:
        body = OrderAdd.model_validate({camel(column): value for column, value in row.items() if value is not None})
        await retrying(lambda: _write(actor, body, key))
    except ValidationError as error:
        return _explain(invalid_from(error))
    except AppError as error:
        return _explain(error)
    return None


async def _write(actor: Actor, body: OrderAdd, key: str) -> None:
    async with unit_of_work(actor) as work, wording(work):
        _ = await write_order(work, body, import_key=key)


def _explain(error: AppError) -> str:
    return next(iter(error.fields.values())) if error.fields else error.message


HOOKS = {"rental/order": Hooks(bulk=Bulk(load=import_orders))}
