"""What a published form is, as it is kept, and the resource that is made of it.

A pure function of the definition: every process makes the same of the same version.
"""

from dataclasses import asdict, dataclass, replace
from decimal import Decimal, InvalidOperation
from typing import Any

from schema.kit.base import Base
from schema.kit.built import built_path
from schema.kit.columns import (
    Bool,
    Char,
    Date,
    DateTime,
    Int,
    Money,
    Quantity,
    Ref,
    Text,
    Time,
)
from schema.kit.field import Field, Files
from schema.kit.linkage import Linked
from schema.kit.numerals import read_whole
from schema.kit.process import Process
from schema.kit.resource import Child, Resource, Rows
from schema.kit.text import Pair
from schema.kit.views import FormStep, Views
from schema.online.form import (
    DAY,
    DECIMAL,
    DEPART,
    DICTIONARY,
    FILE,
    IMAGE,
    LONG_TEXT,
    MOMENT,
    MONEY,
    NEEDED,
    OPTIONS,
    PAGE,
    SHOWN,
    TEXT,
    TIME,
    USER,
    WHOLE,
    YES_NO,
)
from schema.online.process import (
    STATE_COLUMN,
    STATE_KEY,
    BuiltState,
    BuiltStep,
    build_process,
    read_states,
    read_steps,
)

USUAL_LENGTH = 100
LONG_LENGTH = 5000
MOST_FILES = 9
FOUND = {
    TEXT: "like",
    LONG_TEXT: "like",
    WHOLE: "eq",
    DECIMAL: "range",
    MONEY: "range",
    DAY: "range",
    MOMENT: "range",
    TIME: "eq",
    YES_NO: "eq",
    OPTIONS: "in",
    DICTIONARY: "in",
    USER: "eq",
    DEPART: "eq",
}
"""How a list is narrowed by a field of a kind; by files it is not."""
REFERENCES = {USER: "sys/user", DEPART: "sys/sysDepart"}
UPLOADS = {FILE, IMAGE}
PRESET = {TEXT, LONG_TEXT, WHOLE, YES_NO, OPTIONS, DICTIONARY}
"""Kinds that may have a default."""
ALONE = {TEXT, WHOLE, DAY, OPTIONS, DICTIONARY, USER, DEPART}
"""Kinds whose value may have to be unique."""
NUMBERS = {WHOLE, DECIMAL}
"""Kinds whose value may have bounds."""
OWNER_COLUMN, ORDER_COLUMN = "main_id", "sort_order"
OWNER_KEY, ORDER_KEY = "mainId", "sortOrder"
"""Of a sub-table: the row that a line belongs to, and its place there. No field of one has their names."""


@dataclass(frozen=True, slots=True)
class BuiltField:
    """`column` is given once and never again; `hidden`: it was removed, and its column keeps what it holds. `link_by`: the column
    of the field that it goes by."""

    column: str
    name: str
    title: str
    title_en: str
    kind: str
    required: bool = False
    unique: bool = False
    dict_code: str = ""
    options: tuple[tuple[str, str, str], ...] = ()
    length: int = 0
    default: str = ""
    listed: bool = True
    searched: bool = False
    hidden: bool = False
    rule: str = ""
    least: int | None = None
    most: int | None = None
    section: str = ""
    section_en: str = ""
    wide: bool = False
    link_by: str = ""
    link_values: tuple[str, ...] = ()
    link_does: str = ""


@dataclass(frozen=True, slots=True)
class BuiltTable:
    """A sub-table: its rows are lines of a row of the form. `number`: of its own table; `hidden`: it was removed, its rows stay."""

    number: int
    code: str
    title: str
    title_en: str
    fields: tuple[BuiltField, ...]
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Definition:
    """A version of a form of an organisation; `fields` in the order of the screen, hidden ones last. `stateful`: its table has
    the column of states, which it keeps although a later version has no process. `converted`: (column before, column) of each field that
    ever changed its kind."""

    tenant_id: int
    number: int
    version: int
    code: str
    title: str
    title_en: str
    fields: tuple[BuiltField, ...]
    layout: str = PAGE
    states: tuple[BuiltState, ...] = ()
    steps: tuple[BuiltStep, ...] = ()
    stateful: bool = False
    tables: tuple[BuiltTable, ...] = ()
    converted: tuple[tuple[str, str], ...] = ()

    @property
    def path(self) -> str:
        return built_path(self.tenant_id, self.number)

    @property
    def table(self) -> str:
        return table_of(self.number)

    @property
    def state_dict(self) -> str:
        """The dictionary of its states."""
        return f"onl_{self.number}_state"

    @property
    def initial(self) -> str | None:
        return next((item.code for item in self.states if item.initial), None)

    @property
    def shown(self) -> tuple[BuiltField, ...]:
        return tuple(item for item in self.fields if not item.hidden)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def read(cls, kept: dict[str, Any]) -> "Definition":
        tables = (BuiltTable(**{**item, "fields": _read_fields(item["fields"])}) for item in kept.get("tables", []))
        parts: dict[str, Any] = {
            "converted": tuple((old, new) for old, new in kept.get("converted", [])),
            "states": read_states(kept.get("states", [])),
            "steps": read_steps(kept.get("steps", [])),
        }
        return cls(**{**kept, **parts, "tables": tuple(tables), "fields": _read_fields(kept["fields"])})


def _read_fields(kept: list[dict[str, Any]]) -> tuple[BuiltField, ...]:
    return tuple(
        BuiltField(
            **{
                **item,
                "options": tuple(tuple(option) for option in item["options"]),
                "link_values": tuple(item.get("link_values", ())),
            }
        )
        for item in kept
    )


def table_of(number: int) -> str:
    return f"onl_d_{number}"


def _column(item: BuiltField) -> Any:
    """May be empty whatever the form asks: older rows have nothing in it, and so have all rows once it is hidden."""
    preset = read_default(item)
    options: dict[str, Any] = {"null": True} if preset is None else {"null": True, "default": preset}
    match item.kind:
        case "text":
            return Char(item.length or USUAL_LENGTH, **options)
        case "textarea":
            return Text(**options)
        case "int":
            return Int(**options)
        case "decimal":
            return Quantity(18, 2, **options)
        case "money":
            return Money(**options)
        case "date":
            return Date(**options)
        case "datetime":
            return DateTime(**options)
        case "time":
            return Time(**options)
        case "bool":
            return Bool(default=bool(preset))
        case "options" | "dict":
            return Char(100, **options)
        case "user" | "depart":
            return Ref(**options)
        case _:
            return Text(**options)


def read_default(item: BuiltField) -> Any:
    """The value that an empty field starts with; ValueError with a pair text where it is none of the kind."""
    if item.default == "":
        return None
    match item.kind:
        case "int":
            return read_whole(item.default)
        case "bool":
            if item.default.lower() not in {"1", "0", "true", "false"}:
                raise ValueError("请填 1 或 0 | Enter 1 or 0")
            return item.default.lower() in {"1", "true"}
        case _:
            return item.default


def is_number(text: str) -> bool:
    try:
        return Decimal(text).is_finite()
    except InvalidOperation:
        return False


def _field(item: BuiltField) -> Field:
    made = Field(
        column=item.column,
        label=Pair(item.title, item.title_en),
        wire=item.name,
        required=item.required and not item.link_by,
        unique=item.unique,
        find=FOUND.get(item.kind) if item.searched else None,
        ref=REFERENCES.get(item.kind),
        dict=item.dict_code or None,
        rule=item.rule or None,
        min=item.least,
        max=item.most,
    )
    if item.kind in UPLOADS:
        return replace(made, kind=item.kind, files=Files(item.kind, most=MOST_FILES, guarded=True))
    if item.kind == LONG_TEXT:
        return replace(made, max=LONG_LENGTH)
    return made


def _linked(item: BuiltField) -> Linked:
    """One that is required anyway is so while it is shown."""
    needed = item.required or item.link_does != SHOWN
    return Linked(item.column, item.link_by, item.link_values, needed, always=item.link_does == NEEDED)


def build_model(definition: Definition) -> type[Base]:
    """The table, with every column that it ever got."""
    states = {STATE_COLUMN: Char(20, null=True, default=definition.initial)} if definition.stateful else {}
    return _model(definition.number, {**_columns(definition.fields), **states})


def _columns(fields: tuple[BuiltField, ...]) -> dict[str, Any]:
    return {item.column: _column(item) for item in fields}


def _model(number: int, columns: dict[str, Any]) -> type[Base]:
    meta = type("Meta", (), {"table": table_of(number)})
    return type(f"OnlD{number}", (Base,), {**columns, "Meta": meta, "__module__": __name__})


def _views(definition: Definition) -> Views | None:
    """As it is declared by hand: the sections in their order, and what takes the whole width."""
    wide = " ".join(item.column for item in definition.shown if item.wide)
    sections: list[tuple[str, list[str]]] = []
    for item in definition.shown:
        if item.section or not sections:
            title = (item.section, item.section_en) if item.section else (definition.title, definition.title_en)
            sections.append((f"{title[0]} | {title[1] or title[0]}", []))
        sections[-1][1].append(item.column)
    steps = [FormStep(title, " ".join(columns)) for title, columns in sections]
    if not any(item.section for item in definition.shown):
        steps = []
    return Views(steps=steps, together=definition.layout == PAGE, wide=wide) if steps or wide else None


def _process(definition: Definition, naming: BuiltField) -> Process | None:
    """Rows are named by a text that they surely have, else by their id."""
    named_by = naming.column if naming.kind == TEXT and naming.required else "id"
    noun = f"{definition.title} | {definition.title_en}"
    states = definition.states
    return build_process(definition.number, noun, named_by, states, definition.steps) if states else None


def _state_field(definition: Definition) -> Field:
    return Field(
        column=STATE_COLUMN,
        label=Pair("状态", "State"),
        wire=STATE_KEY,
        dict=definition.state_dict,
        find="in",
        read_only=True,
    )


def build_resource(definition: Definition) -> Resource:
    """The same declaration that a developer would have written, over the table of the form."""
    shown = definition.shown
    naming = next((item for item in shown if item.kind == TEXT), shown[0])
    listed = [item.name for item in shown if item.listed]
    process = _process(definition, naming)
    settled = " ".join(item.code for item in definition.states if item.settled)
    return Resource(
        build_model(definition),
        path=definition.path,
        title=f"{definition.title} | {definition.title_en}",
        fields=[*map(_field, shown), *([_state_field(definition)] if process else [])],
        list=" ".join([*listed, *([STATE_KEY] if process else []), "create_by", "create_time"]),
        label=naming.column,
        process=process,
        rows=Rows(
            linked=[_linked(item) for item in shown if item.link_by],
            settled={STATE_COLUMN: settled} if settled else {},
        ),
        views=_views(definition),
        children=[
            Child(built_path(definition.tenant_id, item.number), OWNER_COLUMN, inline=True)
            for item in definition.tables
            if not item.hidden
        ],
    )


def build_resources(definition: Definition) -> list[Resource]:
    """What a form is made of: its sub-tables, also those that were removed, and then itself."""
    return [*(build_lines(definition, item) for item in definition.tables), build_resource(definition)]


def build_lines(definition: Definition, table: BuiltTable) -> Resource:
    """A sub-table: lines of a row of the form, which stay as they are while that one does."""
    shown = [item for item in table.fields if not item.hidden]
    naming = next((item for item in shown if item.kind == TEXT), shown[0])
    owner = Field(
        column=OWNER_COLUMN,
        label=Pair(definition.title, definition.title_en),
        ref=definition.path,
        once=True,
        find="eq",
    )
    order = Field(column=ORDER_COLUMN, label=Pair("排序", "Order"), min=0, max=99999)
    columns = {OWNER_COLUMN: Ref(db_index=True), ORDER_COLUMN: Int(default=1), **_columns(table.fields)}
    listed = [item.name for item in shown if item.listed]
    return Resource(
        _model(table.number, columns),
        path=built_path(definition.tenant_id, table.number),
        title=f"{table.title} | {table.title_en}",
        fields=[owner, order, *map(_field, shown)],
        list=" ".join([OWNER_KEY, *listed, "create_by", "create_time"]),
        sort=f"{OWNER_COLUMN} {ORDER_COLUMN} id",
        can="list" if table.hidden else "list add edit delete export import",
        label=naming.column,
        search="own",
        rows=Rows(
            linked=[_linked(item) for item in shown if item.link_by],
            under={OWNER_COLUMN: definition.path},
            record=table.hidden,
            kept_with=OWNER_COLUMN,
        ),
    )
