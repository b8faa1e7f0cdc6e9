"""Fields that go by another field: what a write must leave empty, fill in or keep in order because of it, however it is made."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.linkage import Linked, Ordered
from schema.kit.resource import Resource
from server.engine.sheet_plan import Batch, column_default
from server.engine.validate import REQUIRED

NOT_ASKED = "当前情况下不填写 | Not asked for as things are"
_DAYS = {"date", "datetime", "time"}


@dataclass
class Outcome:
    """`emptied`: columns that hold nothing any more; `problems` by wire name."""

    emptied: dict[str, Any] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)


def follow_links(resource: Resource, values: Mapping[str, Any], row: Any) -> Outcome:
    """What follows from writing `values` to the row, or to a new one. What a row was allowed to lack it may lack until
    somebody touches the field or the one that it goes by."""
    outcome = Outcome()
    after = dict(values)
    for link in _in_order(resource):
        meta = resource.model._meta.fields_map[link.column]
        value, fits = _value(resource, after, row, link.column), _fits(link, _value(resource, after, row, link.by))
        touched = row is None or link.column in values or link.by in values or link.by in outcome.emptied
        if not fits and not link.always and not _is_empty(value):
            after[link.column] = nothing = None if meta.null else False
            if link.column in values and value != column_default(meta):
                outcome.problems[resource.by_key_of(link.column)] = NOT_ASKED
            elif touched:
                outcome.emptied[link.column] = nothing
        elif fits and link.needed and touched and value in (None, ""):
            outcome.problems[resource.by_key_of(link.column)] = REQUIRED
    return Outcome(
        outcome.emptied, {**find_conflicts(resource, {**values, **outcome.emptied}, row), **outcome.problems}
    )


def find_conflicts(resource: Resource, values: Mapping[str, Any], row: Any) -> dict[str, str]:
    """What stands in no order, or lacks everything of which something is needed, by wire name; of a row that exists only where one
    of the fields concerned is written."""
    return {**_out_of_order(resource, values, row), **_all_missing(resource, values, row)}


def _out_of_order(resource: Resource, values: Mapping[str, Any], row: Any) -> dict[str, str]:
    problems: dict[str, str] = {}
    for order in resource.orders:
        if row is not None and order.low not in values and order.high not in values:
            continue
        low, high = _value(resource, values, row, order.low), _value(resource, values, row, order.high)
        if low is not None and high is not None and (high <= low if order.apart else high < low):
            problems[resource.by_key_of(order.high)] = order_text(resource, order)
    return problems


def order_text(resource: Resource, order: Ordered) -> str:
    """What is wrong where they stand in no order, as a pair; it names the field that comes first."""
    by = resource.by_key[resource.by_key_of(order.low)]
    days = by.kind in _DAYS
    if order.apart:
        return f"{'应晚于' if days else '应大于'}{by.label.zh} | {'Must be after' if days else 'Must be above'}: {by.label.en}"
    return f"{'不能早于' if days else '不能小于'}{by.label.zh} | {'Not before' if days else 'Not below'}: {by.label.en}"


def _all_missing(resource: Resource, values: Mapping[str, Any], row: Any) -> dict[str, str]:
    problems: dict[str, str] = {}
    for columns in (text.split() for text in resource.rows.any_of):
        if row is not None and not any(column in values for column in columns):
            continue
        if all(_value(resource, values, row, column) in (None, "", 0) for column in columns):
            labels = [resource.by_key[resource.by_key_of(column)].label for column in columns]
            text = f"{'、'.join(label.zh for label in labels)}至少填一项 | Fill in one of: {', '.join(label.en for label in labels)}"
            problems[resource.by_key_of(columns[0])] = text
    return problems


def refuse_conflicts(resource: Resource, values: Mapping[str, Any], row: Any) -> None:
    """Invalid at the fields that what is put back or merged would bring into conflict."""
    if problems := find_conflicts(resource, values, row):
        raise Invalid(fields=problems)


def settle_links(resource: Resource, values: dict[str, Any], row: Any) -> None:
    """Empties in `values` what is not asked for; Invalid at what is filled in although, or missing."""
    if not resource.relates_fields:
        return
    outcome = follow_links(resource, values, row)
    if outcome.problems:
        raise Invalid(fields=outcome.problems)
    values |= outcome.emptied


def settle_batch(resource: Resource, batch: Batch) -> dict[int, dict[str, str]]:
    """The same for new rows of a sheet: index -> what is wrong; the columns of the batch are emptied in place."""
    problems: dict[int, dict[str, str]] = {}
    for index in range(len(batch) if resource.relates_fields else 0):
        outcome = follow_links(resource, batch.values(index), None)
        if outcome.problems:
            problems[index] = outcome.problems
        for column, nothing in outcome.emptied.items():
            usual = column_default(resource.model._meta.fields_map[column])
            batch.columns.setdefault(column, [usual] * len(batch))[index] = nothing
    return problems


def _in_order(resource: Resource) -> list[Linked]:
    """As the fields stand: what a field goes by is settled before it."""
    places = {item.column: place for place, item in enumerate(resource.fields)}
    return sorted(resource.rows.linked, key=lambda link: places.get(link.column, 0))


def _value(resource: Resource, values: Mapping[str, Any], row: Any, column: str) -> Any:
    if column in values:
        return values[column]
    return column_default(resource.model._meta.fields_map[column]) if row is None else getattr(row, column)


def _fits(link: Linked, value: Any) -> bool:
    if not link.values:
        return not _is_empty(value)
    return (str(value).lower() if isinstance(value, bool) else str(value)) in link.values


def _is_empty(value: Any) -> bool:
    return value in (None, "", []) or value is False
