"""A resource: a table, its fields and what may be done with it.

Server, workers and web read the same declaration, so that a plain screen needs nothing else.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from tortoise import Model

from schema.kit.action import Action
from schema.kit.columns import IntColumn, SealedColumn
from schema.kit.duplicates import Duplicates
from schema.kit.field import Field
from schema.kit.linkage import Linked, Ordered
from schema.kit.process import Process, Transition
from schema.kit.text import Pair, pair
from schema.kit.views import Views
from schema.kit.wire import camel, snake

VERBS = ("list", "add", "edit", "delete", "export", "import")
REVEAL = "查看密文 | Reveal sealed values"
MERGE = "合并重复 | Merge duplicates"


@dataclass(frozen=True, slots=True)
class Also:
    """What records say besides their fields, for clients of the family: SQL over the row t. `of`: the column of the field that it
    tells something of; whoever may not read that one does not get this either."""

    key: str
    sql: str
    of: str = ""


@dataclass(frozen=True, slots=True)
class Child:
    """Rows of another resource that belong to a row: those of `path` whose `column` holds its id. inline: they are edited in its
    form, saved with it and deleted with it."""

    path: str
    column: str
    inline: bool = False


@dataclass(frozen=True, slots=True)
class Seen:
    """For whom a row is to see. by: SQL over the row t, whether it is for the account {user}; a data rule may narrow to it (`seenBy`).
    beyond: the permission code without which nobody sees any other row; where there is none, rows are only hidden by data rules."""

    by: str
    beyond: str = ""


@dataclass(frozen=True, slots=True)
class Rows:
    """What holds for all rows of the table.

    unique: compound keys within tenant and live rows. tree: the parent column of a tree. apart: a yes/no column; rows where it says
    yes are a process's own and none of the engine's calls shows or touches them. under: {column: "paths"}: the column names a row of
    one of these resources, and whom data rules keep from that row they keep from this one. record: the rows only tell what was (acceptances,
    logs, runs), or do so in the states {column: "values"}; then they hold none of the rows back that they name, which may be deleted
    and stay readable in them. settled: states {column: "values"} in which a row stays as it is: neither edited nor deleted, only
    taken on by its process. totals: "columns" of numbers or amounts whose sums the list tells of all rows that it finds;
    totals_by: the column of a choice, each value of which is summed apart, where one sum would mix what does not belong together.
    beside: a column that refers to a tree; the tree stands beside the list, and a node narrows it to what is there or below.
    seen: for whom a row is to see.
    group: the column of a choice by whose values its rows stand in groups where they are chosen; icon: that of their small pictures.
    linked: fields that are asked for or needed only while another has a certain value. ordered: "low high" or "low < high", columns of
    days, times or numbers of which the second is not below the first, or is above it. any_of: "one other", columns of which at least
    one is filled in.
    duplicates: what tells two rows as one thing; then they can be found and merged.
    tells_uses: whoever deletes a row is told before how many rows use it, by every field that names it.
    kept_with: the column that names the row of which it is a part: while that one is settled, no part of it is added, changed or
    deleted.
    """

    unique: Sequence[tuple[str, ...]] = ()
    tree: str | None = None
    apart: str | None = None
    under: Mapping[str, str] = field(default_factory=dict)
    record: bool | Mapping[str, str] = False
    settled: Mapping[str, str] = field(default_factory=dict)
    totals: str = ""
    totals_by: str = ""
    beside: str = ""
    seen: Seen | None = None
    group: str = ""
    icon: str = ""
    linked: Sequence[Linked] = ()
    ordered: Sequence[str] = ()
    any_of: Sequence[str] = ()
    kept_with: str = ""
    tells_uses: bool = False
    duplicates: Duplicates | None = None


@dataclass(frozen=True, slots=True)
class Family:
    """What only other clients of the family ask for: `also` beside the fields of a record; `plain_list`: the list is an array of all
    rows where no page is asked for (wire contract 9); `branch`: delete and deleteBatch of a tree take along what hangs below, and a
    row that is still used is an answer, not an error (wire contract 2.1, 6.4)."""

    also: Sequence[Also] = ()
    plain_list: bool = False
    branch: bool = False


Search = Literal["everywhere", "own", "off"]


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

    path: wire path below the API prefix. title: pair text. list: wire columns of the list page, in order; all where it is empty.
    sort: default order, "-" for descending. can: verbs the engine serves. process: the states of a row and the transitions between
    them; actions: what else may be done with it. label: the column(s) that name a row in references, "name | name_en" where rows
    have an English name too. children: what belongs to a row. rows: what holds for all of them.
    search: found from any page ("everywhere") by label and by the texts that the list is searched by; "own": by its own list and
    choices only, where another resource shows the same things, and from any page by the fields that choose its rows; "off": not at
    all, for what only machines write and for a list that is not the engine's.
    family: what only other clients of the family read. views: how its list may be looked at besides the table.
    """

    model: type[Model]
    path: str
    title: str
    fields: Sequence[Field]
    list: str = ""
    sort: str = "-create_time"
    can: str = "list add edit delete export import"
    process: Process | None = None
    actions: Sequence[Action] = ()
    label: str = "name"
    children: Sequence[Child] = ()
    rows: Rows = Rows()
    search: Search = "everywhere"
    family: Family = Family()
    views: Views | None = None

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
            sealed=isinstance(column, SealedColumn) and kind != "password",
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
        return tuple(snake(word) for word in self.label.partition("|")[0].split())

    @cached_property
    def label_en(self) -> str:
        """The column with the row's English name, empty where it has none."""
        return self.label.partition("|")[2].strip()

    def code(self, verb: str) -> str:
        """The permission code of a verb: sys/position + add -> sys:position:add."""
        return f"{self.path.replace('/', ':')}:{verb}"

    @property
    def transitions(self) -> Sequence[Transition]:
        """Those with a call; none without a process."""
        return self.process.offered if self.process else ()

    @cached_property
    def sealed(self) -> tuple[Field, ...]:
        """What is read masked, and whole by who says why."""
        return tuple(item for item in self.complete_fields if item.sealed)

    @cached_property
    def naming(self) -> tuple[Field, ...]:
        """Fields whose value names one row of the organisation: it may be read by them as by its id."""
        alone = {key[0] for key in self.rows.unique if len(key) == 1}
        return tuple(
            item
            for item in self.complete_fields
            if (item.unique or item.column in alone) and not item.secret and item.link is None
        )

    @cached_property
    def orders(self) -> tuple[Ordered, ...]:
        return tuple(Ordered.read(text) for text in self.rows.ordered)

    @cached_property
    def relates_fields(self) -> bool:
        """Whether a declared rule holds between fields of one row."""
        return bool(self.rows.linked or self.rows.ordered or self.rows.any_of)

    def right_of(self, transition: Transition) -> str:
        """The permission code of a transition; lists show a guarded one to whoever may see them."""
        return self.code("list" if transition.guarded else transition.right or transition.code)

    def needs_of(self, transition: Transition) -> str | None:
        """The permission code that its call needs, None where its guard is asked alone."""
        return None if transition.guarded else self.right_of(transition)

    @cached_property
    def totals(self) -> tuple[Field, ...]:
        """The fields that are summed; none where what they are summed by is not shown: together they would say something else."""
        by = self.rows.totals_by
        columns = self.rows.totals.split() if not by or any(item.column == by for item in self.fields) else []
        return tuple(item for item in self.complete_fields if item.column in columns)

    @cached_property
    def own_rights(self) -> dict[str, str]:
        """Permission code -> pair text of what may be done besides the verbs; the first that needs a right names it."""
        rights: dict[str, str] = {self.code("reveal"): REVEAL} if self.sealed else {}
        if self.rows.duplicates:
            rights[self.code("merge")] = MERGE
        for transition in self.transitions:
            rights.setdefault(self.right_of(transition), transition.label)
        for action in self.actions:
            rights.setdefault(action.needs, action.label)
        return {code: label for code, label in rights.items() if code not in map(self.code, self.verbs)}

    @cached_property
    def inline_children(self) -> tuple[tuple[str, str], ...]:
        """(path, column) of those edited in the form of a row."""
        return tuple((child.path, child.column) for child in self.children if child.inline)

    @cached_property
    def topic(self) -> str:
        """The live topic of the generic list."""
        return f"list/{self.path}"
