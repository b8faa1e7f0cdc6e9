"""A field of a resource: what cannot be derived from its column."""

from dataclasses import dataclass, field
from typing import Any

from tortoise import Model

from schema.kit.text import Pair, pair
from schema.kit.wire import camel


@dataclass(frozen=True, slots=True)
class Link:
    """A many-to-many: rows of `model` join this resource's id in `own` to another's id in `other`."""

    model: type[Model]
    own: str
    other: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """A column that holds the `store` column of chosen rows of `path`, comma-joined when `many`; people read their labels, or
    the column `text`. `code` and `parent` are those of `table`."""

    path: str
    store: str
    many: bool = False
    text: str = ""
    code: str = ""
    parent: str = ""


def table(code: str, *, parent: str = "", many: bool = False) -> Chosen:
    """Chooses by a dictionary code "table,text,code": the column `code` is kept, `text` is read. As a tree, `parent` is the
    column that holds the kept value of the row above. All of them are names that the registry knows, never SQL."""
    name, text, store = (part.strip() for part in code.split(","))
    return Chosen(name, store, many, text, code, parent)


@dataclass(frozen=True, slots=True)
class Popup:
    """A row of the report `code` fills fields of the same form: `source` are its columns, `target` wire names, by place."""

    code: str
    source: str
    target: str
    many: bool = False


@dataclass(frozen=True, slots=True)
class Files:
    """What a field of kind file, image or video takes: how many, how large each (a picture must be smaller), and of a picture
    the least shorter side in pixels. No megabytes: 10, of a video 300. cover: the column that names which of several pictures
    is shown first."""

    most: int = 1
    megabytes: int = 0
    side: int = 0
    cover: str = ""

    def limit(self, kind: str) -> int:
        """Megabytes of one file."""
        return self.megabytes or (300 if kind == "video" else 10)


@dataclass(frozen=True, slots=True)
class Field:
    """Made by `f`; `kind`, `max` and `numeric` (a dictionary of numbers) are filled from the column when the resource is loaded."""

    column: str
    label: Pair
    kind: str = ""
    rule: str | None = None
    dict: str | None = None
    ref: str | None = None
    required: bool = False
    once: bool = False
    find: str | None = None
    hide: frozenset[str] = field(default_factory=frozenset)
    width: int | None = None
    unique: bool = False
    secret: bool = False
    read_only: bool = False
    max: int | None = None
    min: int | None = None
    scale: int | None = None
    default: Any = None
    help: Pair | None = None
    link: Link | None = None
    wire: str = ""
    example: str = ""
    pick: tuple[int, int | None] | None = None
    chosen: Chosen | None = None
    popup: Popup | None = None
    way: str = ""
    condition: str = ""
    separator: str = ","
    pop_container: str = ""
    files: Files = Files()
    reads: str = ""
    numeric: bool = False
    as_number: bool = False
    as_text: bool = False
    alias: str = ""

    @property
    def key(self) -> str:
        """The wire name."""
        return self.wire or camel(self.column)


def f(
    column: str,
    label: str,
    *,
    kind: str = "",
    rule: str | None = None,
    dict: str | None = None,
    ref: str | None = None,
    required: bool = False,
    once: bool = False,
    find: str | None = None,
    hide: str = "",
    width: int | None = None,
    unique: bool = False,
    secret: bool = False,
    read_only: bool = False,
    max: int | None = None,
    min: int | None = None,
    default: Any = None,
    help: str | None = None,
    link: Link | None = None,
    wire: str = "",
    example: str = "",
    pick: tuple[int, int | None] | None = None,
    chosen: Chosen | None = None,
    popup: Popup | None = None,
    way: str = "",
    condition: str = "",
    separator: str = ",",
    pop_container: str = "",
    files: Files = Files(),
    reads: str = "",
    as_number: bool = False,
    as_text: bool = False,
    alias: str = "",
) -> Field:
    """Declares a field.

    kind: see `schema.kit.kinds.KINDS`, from the column if empty. rule: a name of `schema.kit.rules`. dict: dictionary code.
    ref: path of the resource whose id this column holds. once: set when added, never changed. find: eq, like, range, in.
    hide: words of list, form, detail, export, import. unique: within tenant, live rows. secret: written, never read back.
    link: the value lives in a joining table, not in a column. wire: the name on the wire where it is not the column's.
    example: a value that is surely right, where kind and rule alone do not tell: shown in the empty field.
    pick: how many values of a kind that holds several must be chosen at least and may be at most.
    chosen, popup: see there; they make the kind of that name. way: how it is chosen: "table" (ref, refs: in a dialog with the
    rows), "search" or "tree" (chosen), "checkbox" (dicts), "switch" (dict, the first of its values is on). condition: a JSON
    object that narrows what a tree offers. separator: what stands between several values of a dictionary in the column.
    reads: SQL over the row t that stands for the column wherever it is read or searched, for what other rows say.
    alias: a second wire name under which clients of the family send the field and search by it.
    as_number: of a dictionary whose values are whole numbers on the wire (wire contract 4).
    as_text: of JSON that is read as one text; either is taken.
    pop_container: a selector of the element in which the list of such choices hangs, for a field inside something that scrolls.
    """
    return Field(
        column=column,
        label=pair(label),
        kind=kind,
        rule=rule,
        dict=dict,
        ref=ref,
        required=required,
        once=once,
        find=find,
        hide=frozenset(hide.split()),
        width=width,
        unique=unique,
        secret=secret,
        read_only=read_only,
        max=max,
        min=min,
        default=default,
        help=pair(help) if help else None,
        link=link,
        wire=wire,
        files=files,
        example=example,
        pick=pick,
        chosen=chosen,
        popup=popup,
        way=way,
        condition=condition,
        separator=separator,
        pop_container=pop_container,
        reads=reads,
        as_number=as_number,
        as_text=as_text,
        alias=alias,
    )
