"""A resource: a table, its fields and what may be done with it; read by server, workers and web."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from tortoise import Model

from schema.kit.action import Action
from schema.kit.columns import IntColumn
from schema.kit.field import Field
from schema.kit.text import Pair, pair
from schema.kit.wire import camel, snake

VERBS = ("list", "add", "edit", "delete", "export", "import")


@dataclass(frozen=True, slots=True)
class Also:
    """What records say besides their fields, for clients of the family: SQL over the row t. `of`: the column of the field that it
    tells something of; whoever may not read that one does not get this either."""

    key: str
    sql: str
    of: str = ""


@dataclass(frozen=True)
class Sort:
    column: str
    descending: bool

    @classmethod
    def parse(cls, text: str) -> "Sort":
        return cls(text.lstrip("-"), text.startswith("-"))


@dataclass(frozen=True, eq=False)
class Resource:
    """Declares a screen and its calls.

    path: wire path below the API prefix. title: pair text. list: wire columns of the list page, in order. sort: default order,
    "-" for descending. can: verbs the engine serves. unique: compound keys within tenant and live rows. tree: the parent column
    of a tree. label: the column(s) that name a row in references. children: (path, column that holds this row's id) of what
    belongs to a row; those named in `inline` are edited in its form, saved with it and deleted with it. apart: a yes/no column;
    rows where it says yes are a process's own and none of these calls shows or touches them. search: found from any page by
    label and by the texts that the list is searched by; off for what only machines write, and for a list that is not the engine's.
    record: its rows only tell what was (acceptances, logs, runs), or do so in the states {column: "values"}; then they hold none of the
    rows back that they name, which may be deleted and stay readable in them.
    label_en: the column with the row's English name, where it has one. also: what records say besides their fields. plain_list: the list is an array of all rows where no page is asked for (wire contract 9). palette: off where another resource shows the same things: then only fields that choose its rows find them.
    """

    model: type[Model]
    path: str
    title: str
    fields: Sequence[Field]
    list: str = ""
    sort: str = "-create_time"
    can: str = "list add edit delete export import"
    actions: Sequence[Action] = ()
    unique: Sequence[tuple[str, ...]] = ()
    tree: str | None = None
    label: str = "name"
    children: Sequence[tuple[str, str]] = field(default_factory=tuple)
    inline: Sequence[str] = ()
    apart: str | None = None
    search: bool = True
    palette: bool = True
    label_en: str = ""
    record: bool | Mapping[str, str] = False
    also: Sequence[Also] = ()
    plain_list: bool = False

    @cached_property
    def by_key(self) -> dict[str, Field]:
        """Fields by wire name, kinds and limits filled from the columns."""
        return {item.key: item for item in self.complete_fields}

    def by_key_of(self, column: str) -> str:
        """The wire name of a column."""
        return next((item.key for item in self.fields if item.column == column), camel(column))

    @cached_property
    def complete_fields(self) -> tuple[Field, ...]:
        return tuple(self._complete(item) for item in self.fields)

    def _complete(self, item: Field) -> Field:
        if item.link is not None:
            return replace(item, kind="refs")
        column = self.model._meta.fields_map.get(item.column)
        if column is None:
            return item
        implied = (
            "chosen" if item.chosen else "popup" if item.popup else "dict" if item.dict else "ref" if item.ref else ""
        )
        kind = item.kind or implied or getattr(column, "kind", "text")
        if kind == "int" and item.column == "id":
            kind = "ref"
        optional = column.null or column.default is not None
        return replace(
            item,
            kind=kind,
            required=item.required or (not optional and not item.read_only),
            max=item.max if item.max is not None else getattr(column, "max_length", None),
            numeric=kind == "dict" and isinstance(column, IntColumn),
            scale=getattr(column, "decimal_places", 2 if kind == "money" else None),
        )

    @cached_property
    def table(self) -> str:
        return str(self.model._meta.db_table)

    @cached_property
    def titles(self) -> Pair:
        return pair(self.title)

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        return tuple(self.can.split())

    @cached_property
    def list_keys(self) -> tuple[str, ...]:
        """Wire names of the list page's columns; all fields not hidden there when `list` is empty."""
        named = tuple(camel(name) for name in self.list.split())
        return named or tuple(item.key for item in self.complete_fields if "list" not in item.hide and not item.secret)

    @cached_property
    def sorts(self) -> tuple[Sort, ...]:
        return tuple(Sort.parse(word) for word in self.sort.split())

    @cached_property
    def label_columns(self) -> tuple[str, ...]:
        return tuple(snake(word) for word in self.label.split())

    def code(self, verb: str) -> str:
        """The permission code of a verb: sys/position + add -> sys:position:add."""
        return f"{self.path.replace('/', ':')}:{verb}"

    @cached_property
    def inline_children(self) -> tuple[tuple[str, str], ...]:
        return tuple((path, column) for path, column in self.children if path in self.inline)

    @cached_property
    def topic(self) -> str:
        """The live topic of the generic list."""
        return f"list/{self.path}"
