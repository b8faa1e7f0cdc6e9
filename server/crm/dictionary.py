"""The customer dictionary where it is used: an entry that was disabled is not chosen anew."""

from collections.abc import Mapping, Sequence
from typing import Any

from schema.crm.customer_dict import DISABLED, CustomerDict
from schema.kit.errors import Invalid
from schema.kit.wire import camel
from server.kit.actor import Actor
from server.kit.scope import scoped

OFF = "该项已停用 | This entry is disabled"


async def refuse_disabled(actor: Actor, values: Mapping[str, Any], row: Any, columns: Sequence[str]) -> None:
    """What the row names already may stay."""
    chosen = {
        column: values[column]
        for column in columns
        if values.get(column) and (row is None or values[column] != getattr(row, column))
    }
    if not chosen:
        return
    off = (
        await scoped(CustomerDict, actor)
        .filter(id__in=list(chosen.values()), status=DISABLED)
        .values_list("id", flat=True)
    )
    refused = {camel(column): OFF for column, value in chosen.items() if value in off}
    if refused:
        raise Invalid(fields=refused)
