"""Answers of the engine's own calls as models: descriptions, dictionaries, views, trails.

OpenAPI and the types of the web are made from them.
"""

from typing import Any, Literal

from server.http.shape import Shape, WordPair

Verb = Literal["list", "add", "edit", "delete", "export", "import", "recycle", "reveal", "merge"]
KindName = Literal[
    "text", "textarea", "markdown", "tags", "memo", "signature", "voice", "html", "password", "colour", "cron", "list", "time", "file",
    "image", "video", "dict", "dicts", "refs", "chosen", "popup", "int", "bytes", "ref", "tree", "decimal", "money", "bool", "date",
    "datetime", "json",
]  # fmt: skip


class DictItem(Shape):
    """One choice of a dictionary; `title` and `label` repeat `text` for clients of the family."""

    value: str
    text: str
    title: str
    label: str
    text_en: str | None
    colour: str | None
    disabled: bool


DictItems = dict[str, list[DictItem]]
"""Dictionary code -> its choices."""


class TableCode(Shape):
    """A dictionary table "table,text,code"; in a tree, `parent` holds the code of the row above."""

    code: str
    parent: str


class ChosenShape(Shape):
    """Rows of another resource of which the field `store` is kept; comma-joined when many."""

    path: str
    store: str
    many: bool
    table: TableCode | None = None


class RefShape(Shape):
    path: str
    label: list[str]


class FilesShape(Shape):
    """How many, how large each, the least of a picture's sides in pixels, and which field names the picture shown first."""

    most: int
    megabytes: int
    side: int
    cover: str | None = None


class PopupShape(Shape):
    """A row of the report `code` fills fields of the form."""

    code: str
    source: str
    target: str
    many: bool


class QuickRangeShape(Shape):
    """Days counted from today, of a number its values; open where there is no first or no last."""

    label: WordPair
    first: int | None
    last: int | None


class LinkedShape(Shape):
    """The field is asked for, and where `needed` must be filled in, only while the one of `key` has one of `values`, or any value
    where there are none; `always`: it is asked for in any case."""

    key: str
    values: list[str]
    needed: bool
    always: bool


class FollowsShape(Shape):
    """The field whose value this one is not below, or above where they are apart; what is wrong else."""

    key: str
    apart: bool
    text: WordPair


class FieldShape(Shape):
    """A field of a resource. `locked`: read only for this person, though not for everybody; `biz`: what its uploads are for;
    `sealed`: records tell it masked, as {key}_masked;
    `condition`: a JSON object that narrows what a tree offers; `pick`: how many are chosen at least and at most;
    `late`: a field -> the values under which a day that has passed is overdue."""

    key: str
    label: WordPair
    kind: KindName
    required: bool
    rule: str | None
    dict_: str | None
    ref: RefShape | None
    find: Literal["eq", "like", "range", "in"] | None
    once: bool
    unique: bool
    hide: list[str]
    width: int | None
    read_only: bool
    secret: bool
    sealed: bool
    max: float | None
    min: float | None
    scale: int | None
    default: Any
    help: WordPair | None
    example: str | None
    files: FilesShape | None
    pick: tuple[int, int | None] | None
    chosen: ChosenShape | None
    popup: PopupShape | None
    way: Literal["table", "search", "tree", "checkbox", "switch"] | None
    condition: str | None
    separator: str | None = None
    pop_container: str | None = None
    quick: list[QuickRangeShape] | None = None
    biz: str | None = None
    locked: bool | None = None
    late: dict[str, list[str]] | None = None
    linked: LinkedShape | None = None
    follows: FollowsShape | None = None


class ActionShape(Shape):
    """`drawn`: its button and dialog follow from the declaration. `without_row`: it needs no row. `step`: a transition of a process, which each row says itself
    whether it is possible; `starts`: the states it starts from; `on`: other screens that offer it;
    `rare`: behind "more". `when`: a field -> the values under which another action fits.
    `writes`: fields of the row that get what is asked under their name, so the dialog begins with what they hold.
    `opens`: the address to which it leads, and nothing else; "{key}" is what the row says there.
    `follows`: the form of a new row offers to go on with it."""

    code: str
    label: WordPair
    needs: str
    batch: bool
    confirm: WordPair | None
    drawn: bool
    danger: bool
    without_row: bool
    step: bool
    starts: list[str]
    on: list[str]
    rare: bool
    when: dict[str, list[str]]
    fields: list[FieldShape]
    writes: list[str] | None = None
    opens: str | None = None
    follows: bool = False


class SortedBy(Shape):
    key: str
    order: Literal["asc", "desc"]


class TreeShape(Shape):
    parent: str


class ChildShape(Shape):
    """`key`: the field of the child that names its parent; `inline`: edited in the parent's own form."""

    path: str
    key: str
    title: WordPair
    inline: bool


class TotalsShape(Shape):
    """The fields whose sums the list tells; `by`: the field each value of which is summed apart."""

    keys: list[str]
    by: str | None


class CardsShape(Shape):
    """Fields: `cover` of pictures, `title` that opens the row, `state` of a choice, and up to two `lines`."""

    cover: str | None
    title: str | None
    state: str | None
    lines: list[str]


class SpanShape(Shape):
    """Fields of days or moments; a row without an end is where it begins."""

    begin: str
    end: str | None
    title: str | None


class FormStepShape(Shape):
    """`keys`: the fields that a step of the form asks for; `child`: the path of what belongs to the row, instead of fields."""

    title: WordPair
    keys: list[str]
    child: str | None


class ChartShape(Shape):
    """Fields: what stands at the axis, and numbers or amounts."""

    along: str
    bars: list[str]


class ViewsShape(Shape):
    """How the list may be looked at besides the table, and how its form is laid out: in `steps`, or with them as sections of
    one page (`together`); `wide`: fields that take its whole width."""

    cards: CardsShape | None
    span: SpanShape | None
    chart: ChartShape | None
    steps: list[FormStepShape] | None = None
    together: bool | None = None
    wide: list[str] | None = None


class ResourceShape(Shape):
    """`serves`: what the engine serves, whoever asks; `can`: what of it this person may. `denied`: transitions that this person may
    not make and that other screens show grey. `beside`: the field whose tree stands beside the list. `settled`: the values
    of its fields with which a row is neither edited nor deleted. `searched`: the fields by which its one box finds rows. `states`: the field whose
    values its tabs count. `record`: its rows only tell what was. `tells_uses`: it has the call `uses`, which is asked before a row is deleted."""

    path: str
    title: WordPair
    label: list[str]
    fields: list[FieldShape]
    list_: list[str]
    sort: list[SortedBy]
    serves: list[Verb]
    record: bool = False
    can: list[Verb]
    actions: list[ActionShape]
    denied: list[ActionShape]
    tree: TreeShape | None
    settled: dict[str, list[str]] | None = None
    tells_uses: bool = False
    totals: TotalsShape | None = None
    views: ViewsShape | None = None
    beside: str | None = None
    searched: list[str] | None = None
    states: str | None = None
    children: list[ChildShape]


class UseShape(Shape):
    """Rows of a list whose field `label` names a row; `more`: there are more than `count`. `key` = `value` is the filter that finds
    them, where the list has one."""

    path: str
    title: WordPair
    label: WordPair
    count: int
    more: bool
    key: str | None
    value: str


class FieldRule(Shape):
    """A regular expression, or the name of a `check` in code."""

    pattern: str
    message: str
    check: str | None


class Description(Shape):
    resources: list[ResourceShape]
    rules: dict[str, FieldRule]


class ViewColumn(Shape):
    key: str
    width: int | None = None
    pin: Literal["left", "right"] | None = None
    hidden: bool | None = None


class StoredView(Shape):
    """Columns, filters, sort and density of a list."""

    columns: list[ViewColumn]
    sort: list[SortedBy]
    filters: dict[str, Any]
    super_query: dict[str, Any] | None
    density: str | None = None
    page_size: int | None = None


class SavedViewShape(Shape):
    """`roleDefault`: the list opens with it for the roles that it is shared with; `isDefault`: for this person."""

    id: str
    path: str
    title: str
    mine: bool
    owner_name: str | None
    role_ids: list[str]
    role_default: bool
    is_default: bool
    row_version: int
    content: StoredView


class Revealed(Shape):
    """A sealed value as it was written; null where there is none."""

    value: str | None


class TrailEntry(Shape):
    """`label`: in both languages, null of a field that the declaration does not know any more."""

    field: str
    label: str | WordPair | list[str] | None
    old: Any
    new: Any


class TrailLine(Shape):
    """One thing that happened to a record. `label`: what it is called; `reason`: why, as the person said; `by`: their name then;
    `act`: what it was part of, by which it can be taken back while `canUndo`."""

    id: str
    action: str
    label: WordPair
    reason: str | None
    diff: list[TrailEntry]
    by: str | None
    username: str | None
    at: str
    act: str | None
    can_undo: bool


class UndoCall(Shape):
    """A call that takes something back, with its body as it is to be posted."""

    path: str
    body: dict[str, Any]


class RecentAct(Shape):
    """What one did lately. `name`: whom or what it was done to, the first of `rows` rows; `diff`: its changes; `undone`: it was
    taken back; `undo`: how to take it back, null where that is not possible, or no more."""

    act: str
    action: str
    path: str
    row_id: str
    name: str
    title: WordPair
    label: WordPair
    rows: int
    diff: list[TrailEntry]
    at: str
    undone: bool
    undo: UndoCall | None


class RefusedRow(Shape):
    """A row that an act over several left alone."""

    id: str
    name: str | None = None
    reason: str
    fields: dict[str, str] | None = None


class UndoResult(Shape):
    done: int
    refused: list[RefusedRow]


class BatchShape(Shape):
    """What an act over several rows came to. `act`: by which it can be taken back."""

    total: int
    done: int
    refused: list[RefusedRow]
    act: str | None = None


class DoneCell(Shape):
    id: str
    key: str
    row_version: int
    value: Any


class ClashedCell(Shape):
    """Somebody else wrote the cell in between: their value, in words where it has any, who and when."""

    id: str
    key: str
    mine: Any
    theirs: Any
    theirs_text: str | None
    by: str | None
    at: str | None


class RefusedCell(Shape):
    """`key` is missing where the whole row was refused; `error`: the stable id of the refusal."""

    id: str
    key: str | None = None
    reason: str
    error: str


class CellsShape(Shape):
    """`ids`: the ids of new rows by those that the grid gave them."""

    done: list[DoneCell]
    ids: dict[str, str]
    clashes: list[ClashedCell]
    refused: list[RefusedCell]
