"""Numbered checks of the declarations at start.

A typo in a declaration stops the process instead of showing an empty cell.
"""

import re
from collections.abc import Iterable, Mapping
from json import JSONDecodeError, loads

from schema.kit.base import COMMON_COLUMNS
from schema.kit.columns import SealedColumn
from schema.kit.field import Chosen, Field
from schema.kit.kinds import KINDS
from schema.kit.registry import Registry
from schema.kit.resource import VERBS, Resource
from schema.kit.rules import RULES

WAYS = {
    "": (),
    "table": ("ref", "refs"),
    "search": ("chosen",),
    "tree": ("ref", "chosen"),
    "checkbox": ("dicts",),
    "switch": ("dict",),
}
DAYS = {"date", "datetime"}
MOST_BARS = 4
SUMMED = {"money", "int", "decimal"}
ORDERED = {*DAYS, *SUMMED, "time", "percent"}
FINDS = {None, "", "eq", "like", "range", "in"}


def _columns(resource: Resource) -> set[str]:
    return set(resource.model._meta.fields_map)


def _check_fields(resource: Resource, registry: Registry) -> Iterable[str]:
    known = _columns(resource)
    for item in resource.complete_fields:
        where = f"{resource.path}.{item.column}"
        if item.link is None and item.column not in known:
            yield f"R001 {where}: no such column"
            continue
        if isinstance(resource.model._meta.fields_map.get(item.column), SealedColumn) and not item.secret:
            yield f"R007 {where}: a sealed column needs a secret field"
        if item.kind not in KINDS:
            yield f"R002 {where}: unknown kind {item.kind!r}"
        if item.rule and item.rule not in RULES:
            yield f"R003 {where}: unknown rule {item.rule!r}"
        if item.ref and registry.get(item.ref) is None:
            yield f"R004 {where}: reference to unknown resource {item.ref!r}"
        if item.find not in FINDS:
            yield f"R005 {where}: unknown find {item.find!r}"
        if item.label.zh == item.label.en and not item.label.zh.isascii():
            yield f"R006 {where}: label has no English"
        yield from (f"{number} {where}: {text}" for number, text in _check_choosing(item, resource, registry))


def _check_choosing(item: Field, resource: Resource, registry: Registry) -> Iterable[tuple[str, str]]:
    if item.way not in WAYS or (item.way and item.kind not in WAYS[item.way]):
        yield "R020", f"no way {item.way!r} for the kind {item.kind}"
    if item.condition and not _is_object(item.condition):
        yield "R021", "the condition is no JSON object"
    if (item.separator != "," or item.pop_container) and item.kind != "dicts":
        yield "R024", f"no separator and no container for the kind {item.kind}"
    if item.chosen is not None:
        yield from _check_chosen(item, item.chosen, registry)
    if item.popup is not None:
        source, wanted = item.popup.source.split(","), item.popup.target.split(",")
        if not item.popup.code or len(source) != len(wanted) or not all(name in resource.by_key for name in wanted):
            yield "R023", "popup needs a code and as many sources as targets, all fields of the form"


def _check_chosen(item: Field, chosen: Chosen, registry: Registry) -> Iterable[tuple[str, str]]:
    target = registry.named(chosen.path)
    if target is None or any(
        name and name not in _columns(target) for name in (chosen.store, chosen.text, chosen.parent)
    ):
        yield "R022", f"picks unknown {chosen.path}.{chosen.store}"
    if item.way == "tree" and chosen.code and not chosen.parent:
        yield "R025", "a tree of a dictionary table needs its parent column"


def _is_object(text: str) -> bool:
    try:
        return isinstance(loads(text), dict)
    except JSONDecodeError:
        return False


def _check_resource(resource: Resource, registry: Registry) -> Iterable[str]:
    known = _columns(resource)
    yield from (f"R010 {resource.path}: lacks the column {name}" for name in COMMON_COLUMNS if name not in known)
    keys = {item.key for item in resource.complete_fields} | {"createTime", "createBy", "updateTime", "updateBy"}
    yield from (
        f"R011 {resource.path}: list names unknown field {key}" for key in resource.list_keys if key not in keys
    )
    yield from (
        f"R012 {resource.path}: sorts by unknown column {s.column}" for s in resource.sorts if s.column not in known
    )
    yield from (f"R013 {resource.path}: unknown verb {verb}" for verb in resource.verbs if verb not in VERBS)
    yield from (
        f'R014 {resource.path}: label column {c} unknown; say label="…", a column that names a row'
        for c in resource.label_columns
        if c not in known
    )
    past = resource.rows.record if isinstance(resource.rows.record, Mapping) else {}
    yield from (f"R027 {resource.path}: record names unknown column {c}" for c in past if c not in known)
    if resource.label_en and resource.label_en not in known:
        yield f"R026 {resource.path}: label_en column {resource.label_en} unknown"
    for key in resource.rows.unique:
        yield from (f"R015 {resource.path}: unique names unknown column {c}" for c in key if c not in known)
    if resource.rows.tree and resource.rows.tree not in known:
        yield f"R016 {resource.path}: tree column {resource.rows.tree} unknown"
    yield from _check_totals(resource)
    yield from _check_beside(resource, registry)
    yield from _check_groups(resource)
    yield from _check_addresses(resource)
    yield from _check_views(resource)
    yield from _check_linked(resource)
    yield from _check_related(resource)
    yield from _check_asks(resource)
    yield from _check_duplicates(resource, registry)
    if resource.titles.zh == resource.titles.en:
        yield f"R017 {resource.path}: title has no English"
    for child in resource.children:
        rows = registry.get(child.path)
        if rows is None or child.column not in _columns(rows):
            yield f"R018 {resource.path}: unknown child {child.path}.{child.column}"


def _check_totals(resource: Resource) -> Iterable[str]:
    by_column = {item.column: item for item in resource.complete_fields}
    for column in resource.rows.totals.split():
        item = by_column.get(column)
        if item is None or item.kind not in SUMMED or item.secret or item.link is not None:
            yield f"R028 {resource.path}: totals name {column}, which is no number and no amount"
    by = resource.rows.totals_by
    if by and (not resource.rows.totals or by not in by_column or by_column[by].kind != "dict"):
        yield f"R029 {resource.path}: totals_by {by} is no choice, or there are no totals"


def _check_asks(resource: Resource) -> Iterable[str]:
    for step in resource.transitions:
        unkind = (item.column for item in step.asks if not item.kind)
        yield from (f"R034 {resource.path}: {step.code} asks for {column} without a kind" for column in unkind)


def _check_duplicates(resource: Resource, registry: Registry) -> Iterable[str]:
    """What tells duplicates can be read and compared, and whatever names a row names one."""
    asked = resource.rows.duplicates
    if asked is None:
        return
    fields = {item.column: item for item in resource.complete_fields}
    plain = {column for column, item in fields.items() if item.link is None and (item.sealed or not item.secret)}
    named = {*asked.same, *asked.alike, *(column for group in asked.together for column in group.split())}
    yield from (f"R041 {resource.path}: duplicates by unknown column {column}" for column in sorted(named - plain))
    several = (item for one in registry.resources for item in one.complete_fields if item.ref == resource.path)
    linked = any(item.link is not None for item in fields.values())
    if resource.rows.tree or linked or any(item.link is not None or item.kind == "refs" for item in several):
        yield f"R041 {resource.path}: rows of a tree, and those that fields of several values name, are not merged"


def _check_addresses(resource: Resource) -> Iterable[str]:
    """An act that leads somewhere names what each row says, and does nothing else."""
    known = {item.key for item in resource.complete_fields if not item.secret} | {"id"}
    for action in resource.actions:
        unknown = set(re.findall(r"{(\w+)}", action.opens)) - known
        yield from (f"R036 {resource.path}: {action.code} leads by {key}, which no row says" for key in unknown)
        if action.opens and (action.drawn or action.without_row or action.batch):
            yield f"R036 {resource.path}: {action.code} leads to a page and does something besides"


def _check_beside(resource: Resource, registry: Registry) -> Iterable[str]:
    item = next((item for item in resource.complete_fields if item.column == resource.rows.beside), None)
    tree = registry.get(item.ref) if item and item.ref else None
    if resource.rows.beside and (item is None or not item.find or tree is None or not tree.rows.tree):
        yield f"R033 {resource.path}: beside names {resource.rows.beside}, which finds by no tree"


def _check_groups(resource: Resource) -> Iterable[str]:
    kinds = {item.column: item.kind for item in resource.complete_fields}
    for column, kind in ((resource.rows.group, "dict"), (resource.rows.icon, "image")):
        if column and kinds.get(column) != kind:
            yield f"R035 {resource.path}: {column} is no {kind} by which choices could be shown"


def _check_linked(resource: Resource) -> Iterable[str]:
    """A field goes by one above it, so that there is no circle, and is not needed in any case."""
    form = [item for item in resource.complete_fields if not item.read_only and not item.secret and item.link is None]
    places = {item.column: place for place, item in enumerate(form)}
    needed = {item.column for item in form if item.required}
    for link in resource.rows.linked:
        place = places.get(link.column, -1)
        if place <= places.get(link.by, place) or link.column in needed:
            yield f"R039 {resource.path}: {link.column} cannot go by {link.by}"


def _check_related(resource: Resource) -> Iterable[str]:
    """What stands in an order is of one kind that has one; what is needed of several can be filled in."""
    kinds = {item.column: item.kind for item in resource.complete_fields if not item.secret and item.link is None}
    for order in resource.orders:
        low, high = kinds.get(order.low), kinds.get(order.high)
        if low is None or low != high or low not in ORDERED:
            yield f"R042 {resource.path}: {order.low} and {order.high} stand in no order"
    for text in resource.rows.any_of:
        if len(text.split()) < 2 or not kinds.keys() >= set(text.split()):
            yield f"R042 {resource.path}: any_of names {text}, which are not several fields"


def _check_steps(resource: Resource) -> Iterable[str]:
    """What no step asks for could not be filled in."""
    steps = resource.views.steps if resource.views else ()
    if not steps:
        return
    asked = [column for step in steps for column in step.columns.split()]
    form = [item.column for item in resource.complete_fields if "form" not in item.hide and not item.read_only]
    if sorted(asked) != sorted(form):
        yield f"R037 {resource.path}: steps and form differ by {' '.join(sorted({*asked} ^ {*form})) or 'a field in two steps'}"
    children = {child.path for child in resource.children}
    wrong = [step.child for step in steps if step.child and (step.child not in children or step.columns)]
    yield from (f"R037 {resource.path}: no step of its own for {path}" for path in wrong)


def _check_views(resource: Resource) -> Iterable[str]:
    """Each name of a view is a field of a kind that can be shown there."""
    yield from _check_steps(resource)
    if resource.views is None:
        return
    form = {item.column for item in resource.complete_fields if "form" not in item.hide}
    for column in set(resource.views.wide.split()) - form:
        yield f"R038 {resource.path}: {column} is wide in a form that has no such field"
    cards, span = resource.views.cards, resource.views.span
    names: list[tuple[str, set[str] | None]] = []
    if cards:
        names += [(cards.cover, {"image"}), (cards.title, None), (cards.state, {"dict"})]
        names += [(column, None) for column in cards.lines.split()]
        if len(cards.lines.split()) > 2:
            yield f"R030 {resource.path}: a card has no more than two lines"
    if span:
        names += [(span.begin, DAYS), (span.end, DAYS), (span.title, None)]
        if resource.rows.tree or not span.begin:
            yield f"R032 {resource.path}: a calendar needs a begin, and no tree"
    chart = resource.views.chart
    if chart:
        names += [(chart.along, None), *((column, SUMMED) for column in chart.bars.split())]
        if not chart.along or not 1 <= len(chart.bars.split()) <= MOST_BARS:
            yield f"R040 {resource.path}: a chart has an axis, and one to {MOST_BARS} bars"
    by_column = {item.column: item for item in resource.complete_fields}
    for column, kinds in names:
        item = by_column.get(column)
        if column and (item is None or item.secret or (kinds and item.kind not in kinds)):
            yield f"R031 {resource.path}: a view names {column}, which is no field that it can show there"


def check_registry(registry: Registry) -> list[str]:
    """All findings, empty when the declarations hold together."""
    findings: list[str] = []
    for resource in registry.resources:
        findings.extend(_check_fields(resource, registry))
        findings.extend(_check_resource(resource, registry))
    return findings
