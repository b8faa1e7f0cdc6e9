"""A field of a resource: what cannot be derived from its column.

Forms, lists, sheets, filters and checks all read it, on the server and on the web.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

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
    the column `text`. `code` and `parent` are those of `table`; `way` is how: "search" or "tree"."""

    path: str
    store: str
    many: bool = False
    text: str = ""
    code: str = ""
    parent: str = ""
    way: str = ""


def table(code: str, *, parent: str = "", many: bool = False, way: str = "") -> Chosen:
    """Chooses by a dictionary code "table,text,code": the column `code` is kept, `text` is read. As a tree, `parent` is the
    column that holds the kept value of the row above. All of them are names that the registry knows, never SQL."""
    name, text, store = (part.strip() for part in code.split(","))
    return Chosen(name, store, many, text, code, parent, way)


@dataclass(frozen=True, slots=True)
class Popup:
    """A row of the report `code` fills fields of the same form: `source` are its columns, `target` wire names, by place."""

    code: str
    source: str
    target: str
    many: bool = False


@dataclass(frozen=True, slots=True)
class Files:
    """A kind with its limits, for `kind` file, image or video: how many, how large each (a picture must be smaller), and of a picture
    the least shorter side in pixels. No megabytes: 10, of a video 300. cover: the column that names which of several pictures
    is shown first. guarded: opened by those alone who may see a row that names them. anybody: brought by everybody who is signed in,
    about themselves. by: the name under which parameters of the organisation say how many, how large and how wide instead
    (`server/kit/file_limits.py`)."""

    kind: str = ""
    most: int = 1
    megabytes: int = 0
    side: int = 0
    cover: str = ""
    guarded: bool = False
    anybody: bool = False
    by: str = ""

    def limit(self, kind: str) -> int:
        """Megabytes of one file."""
        return self.megabytes or (300 if kind == "video" else 10)


@dataclass(frozen=True, slots=True)
class Due:
    """The kind, for `kind`, of a day by which something is to be done: once it has passed it is overdue for as long as each column of
    `late` has one of its values; screens say so."""

    late: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Choice:
    """How several values are chosen: the way of it (see `f`), how many at least and at most, what stands between them in the
    column, a JSON object that narrows which rows may be chosen (each key equal to its value, or to one of a list), and the selector of the element in which the list of choices hangs,
    for a field inside something that scrolls."""

    way: str = ""
    pick: tuple[int, int | None] | None = None
    separator: str = ","
    condition: str = ""
    container: str = ""


@dataclass(frozen=True, slots=True)
class Wire:
    """How a value travels where it is not under the column's name as the column's kind.

    name: the name on the wire. alias: a second one under which clients of the family send the field and search by it.
    number: of a dictionary whose values are whole numbers on the wire (wire contract 4). text: of JSON that is read as one text;
    either is taken. reads: SQL over the row t that stands for the column wherever it is read or searched, for what other rows say.
    among: the condition that `reads` gives one of {values}, said so that the database may begin at those other rows; without it a
    search reads them for each row of its own.
    heads: what else heads its column in sheets that others write, such as the exports of banks; words apart.
    """

    name: str = ""
    alias: str = ""
    number: bool = False
    text: bool = False
    reads: str = ""
    among: str = ""
    heads: str = ""


@dataclass(frozen=True, slots=True)
class QuickRange:
    """What a list is narrowed to with one press: the first and the last, none where it is open. Of a date they are days counted
    from today, of a number they are values."""

    label: Pair
    first: int | None
    last: int | None


@dataclass(frozen=True, slots=True)
class Find:
    """How a list is narrowed by a field: the way of it (see `f`), and the ranges of a date or a number that it offers beside
    "all"."""

    way: str
    quick: tuple[QuickRange, ...] = ()


def lately(label: str, days: int) -> QuickRange:
    """The last days, today among them."""
    return QuickRange(pair(label), 1 - days, 0)


def ahead(label: str) -> QuickRange:
    """Today and whatever comes."""
    return QuickRange(pair(label), 0, None)


def upto(label: str, first: int, last: int) -> QuickRange:
    """Numbers from the first to the last, both among them."""
    return QuickRange(pair(label), first, last)


@dataclass(frozen=True, slots=True)
class Field:
    """Made by `f`; `kind`, `max`, `numeric` (a dictionary of numbers) and `sealed` (a secret that is read masked and revealed for a
    reason, which a password never is) are filled from the column when the resource is loaded."""

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
    sealed: bool = False
    read_only: bool = False
    max: int | None = None
    min: int | None = None
    scale: int | None = None
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
    among: str = ""
    numeric: bool = False
    as_number: bool = False
    as_text: bool = False
    alias: str = ""
    late: tuple[tuple[str, str], ...] = ()
    quick: tuple[QuickRange, ...] = ()
    heads: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """The wire name."""
        return self.wire or camel(self.column)


FLAGS = frozenset({"required", "once", "unique", "secret", "read_only"})
NO_WIRE, NO_CHOICE, NO_FILES = Wire(), Choice(), Files()


def f(
    column: str,
    label: str,
    *,
    kind: str | Files | Due = "",
    rule: str | None = None,
    dict: str | None = None,
    ref: str | None = None,
    flags: str = "",
    limits: int | tuple[int | None, int | None] = (None, None),
    find: str | Find | None = None,
    hide: str = "",
    width: int | None = None,
    help: str | None = None,
    example: str = "",
    choice: str | Choice | Chosen | Popup | Link = "",
    wire: str | Wire = "",
) -> Field:
    """Declares a field.

    kind: see `schema.kit.kinds.KINDS`, from the column if empty; `Files` is a kind with limits, `Due` a day that may be overdue. rule: a name of `schema.kit.rules`.
    dict: dictionary code. ref: path of the resource whose id this column holds. flags: words of required, once (set when added,
    never changed), unique (within tenant, live rows), secret (written, never read back), read_only. limits: the most, or the least
    and the most, of a number's value or a text's length. find: eq, like, range, in, or more than that in a `Find`. hide: words of list, form, detail, export, import.
    example: a value that is surely right, where kind and rule alone do not tell: shown in the empty field.
    choice: how it is chosen: "table" (ref, refs: in a dialog with the rows), "tree" (ref: in
    the tree that the domain of its rows has for them), "checkbox" (dicts), "switch" (dict, the first of its
    values is on), or more than that in a `Choice`; `Chosen` and `Popup` make the kind of that name; a `Link` is a value that lives
    in a joining table. wire: the name on the wire where it is not the column's, or more than that in a `Wire`.
    """
    named = set(flags.split())
    if named - FLAGS:
        raise ValueError(f"{column}: no such flags: {' '.join(sorted(named - FLAGS))}")
    least, most = limits if isinstance(limits, tuple) else (None, limits)
    files = kind if isinstance(kind, Files) else NO_FILES
    chosen, popup = _of(Chosen, choice), _of(Popup, choice)
    way = choice if isinstance(choice, str) else chosen.way if chosen else ""
    several = _of(Choice, choice) or NO_CHOICE
    sent = wire if isinstance(wire, Wire) else Wire(wire)
    return Field(
        column=column,
        label=pair(label),
        kind=kind if isinstance(kind, str) else files.kind,
        rule=rule,
        dict=dict,
        ref=ref,
        required="required" in named,
        once="once" in named,
        unique="unique" in named,
        secret="secret" in named,
        read_only="read_only" in named,
        find=find.way if isinstance(find, Find) else find,
        quick=find.quick if isinstance(find, Find) else (),
        hide=frozenset(hide.split()),
        width=width,
        max=most,
        min=least,
        help=pair(help) if help else None,
        link=_of(Link, choice),
        example=example,
        files=files,
        chosen=chosen,
        popup=popup,
        way=several.way or way,
        pick=several.pick,
        condition=several.condition,
        separator=several.separator,
        pop_container=several.container,
        wire=sent.name,
        alias=sent.alias,
        as_number=sent.number,
        as_text=sent.text,
        reads=sent.reads,
        among=sent.among,
        heads=tuple(sent.heads.split()),
        late=tuple(kind.late.items()) if isinstance(kind, Due) else (),
    )


T = TypeVar("T")


def _of(kind: type[T], choice: object) -> T | None:
    return choice if isinstance(choice, kind) else None
