"""What publishing a form would do: its next version, and the operations that lead there from the one before.

Operations are told by the numbers of columns, never guessed from names: a new title moves no data, a removed field keeps it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from schema.kit.errors import Conflict
from schema.kit.numerals import read_whole
from schema.kit.rules import RULES
from schema.kit.text import pair
from schema.online.definition import (
    ALONE,
    NUMBERS,
    ORDER_KEY,
    OWNER_KEY,
    PRESET,
    BuiltField,
    Definition,
    read_default,
)
from schema.online.form import DICTIONARY, FIELD_KIND, OPTIONS, TEXT, WHOLE, OnlineField, OnlineForm
from server.online.conversion import Conversion, conversions_between, fields_by_column
from server.online.flow import Flow, build_states, build_steps, changes_of, first_fault
from server.online.linkage import link_problems, place_problems, values_of
from server.online.names import MOST_FIELDS, TAKEN_NAME, name_problem, title_problems
from server.online.options import read_options
from server.online.public_fields import staff_problem
from server.online.sub_tables import Numbered, build_tables, refuse_tables, table_changes, with_removed

ADDED, RENAMED, CHANGED, MOVED, HIDDEN, RESTORED = "add", "rename", "change", "move", "hide", "restore"
CONVERTED = "convert"
ARRANGED = "arrange"
STATE, STEP, TABLE = "state", "step", "table"
EMPTY = "表单还没有字段 | The form has no fields yet"
BROKEN = "默认值不合字段自己的要求 | The default breaks the field's own rules"
FIXED = "发布后不能改 | It stays as it was published"
_TOLD = {
    ADDED: "新增字段「{zh}」 | Adds “{en}”",
    RENAMED: "「{old_zh}」改名为「{zh}」 | Renames “{old_en}” to “{en}”",
    CHANGED: "修改字段「{zh}」的设置 | Changes the settings of “{en}”",
    MOVED: "调整字段顺序 | Moves fields",
    ARRANGED: "更换表单布局 | Changes the layout of the form",
    HIDDEN: "移除字段「{zh}」，数据保留 | Removes “{en}”, its data is kept",
    CONVERTED: "「{zh}」由{old_kind_zh}改为{kind_zh}，数据转换 | “{en}” turns from {old_kind_en} into {kind_en}, its data with it",
    RESTORED: "恢复字段「{zh}」 | Brings “{en}” back",
}
_FLOW_TEXTS = {
    (STATE, "+"): "新增状态「{zh}」 | Adds the state “{en}”",
    (STATE, "~"): "修改状态「{zh}」 | Changes the state “{en}”",
    (STATE, "-"): "移除状态「{zh}」 | Removes the state “{en}”",
    (STEP, "+"): "新增步骤「{zh}」 | Adds the step “{en}”",
    (STEP, "~"): "修改步骤「{zh}」 | Changes the step “{en}”",
    (STEP, "-"): "移除步骤「{zh}」 | Removes the step “{en}”",
}


@dataclass(frozen=True, slots=True)
class Operation:
    """`column` is empty where it concerns the form itself."""

    code: str
    column: str
    text: str


@dataclass(frozen=True, slots=True)
class Plan:
    """`columns`: the numbers that fields get, by their row; `last_column`: the highest number then; `conversions`: of fields whose
    kind is another than in the version before."""

    definition: Definition
    operations: tuple[Operation, ...]
    columns: dict[int, int]
    last_column: int
    conversions: tuple[Conversion, ...] = ()

    def added(self, fields: Sequence[BuiltField]) -> list[str]:
        """Those of them that are new."""
        new = {one.column for one in self.operations if one.code == ADDED}
        return [item.column for item in fields if item.column in new]


@dataclass(frozen=True, slots=True)
class Settings:
    """What a field says of itself, also while it is being typed."""

    name: str
    table_code: str
    title: str
    title_en: str
    kind: str
    single: bool
    length: int | None
    least: int | None
    most: int | None
    rule: str
    options: str
    dict_code: str
    default_value: str
    section: str
    section_en: str
    link_field: str
    link_values: str
    link_does: str

    @classmethod
    def of(cls, read: Callable[[str], Any]) -> "Settings":
        """`read` gives the value of a column, if it has one."""
        texts: dict[str, Any] = {name: str(read(name) or "") for name in _TEXTS}
        numbers: dict[str, Any] = {name: read(name) for name in ("length", "least", "most")}
        return cls(single=bool(read("single")), **numbers, **texts)


NO_FLOW = Flow()
NOTHING: Mapping[int, int] = {}
_TEXTS = (
    "name",
    "table_code",
    "title",
    "title_en",
    "kind",
    "options",
    "dict_code",
    "default_value",
    "rule",
    "section",
    "section_en",
    "link_field",
    "link_values",
    "link_does",
)


def plan_version(
    row: OnlineForm,
    fields: Sequence[OnlineField],
    before: Definition | None,
    number: int,
    flow: Flow = NO_FLOW,
    tables: Sequence[Numbered] = (),
    reserved: Mapping[int, int] = NOTHING,
) -> Plan:
    """Conflict where the draft cannot be published as it is. `tables`: its sub-tables with their numbers; `reserved`: columns that
    are made already, by the field that changes its kind."""
    own = [item for item in fields if not item.table_code]
    _refuse(own, fields)
    _refuse_staff(row, fields)
    refuse_tables([table for table, _ in tables], fields)
    _refuse_flow(flow, own)
    columns, last = {}, row.last_column
    turned = _turned(fields, before)
    for item in fields:
        if item.column_no is None or item.id in turned:
            last += item.id not in reserved
            columns[item.id] = reserved.get(item.id, last)
    named = {item.name: f"c{columns.get(item.id, item.column_no)}" for item in fields}
    made = {item.id: _built(item, named, number) for item in fields}
    definition = Definition(
        row.tenant_id,
        number,
        row.version + 1,
        row.code,
        row.title,
        row.title_en,
        with_removed([made[item.id] for item in own], before.fields if before else ()),
        row.layout,
        build_states(flow),
        build_steps(flow, own, named),
        stateful=bool(flow.states) or (before is not None and before.stateful),
        tables=build_tables(tables, fields, made, before.tables if before else ()),
        converted=(
            *(before.converted if before else ()),
            *((turned[item.id].column, made[item.id].column) for item in fields if item.id in turned),
        ),
    )
    conversions = conversions_between(before, definition)
    return Plan(definition, tuple(_operations(before, definition, conversions)), columns, last, tuple(conversions))


def _turned(fields: Sequence[OnlineField], before: Definition | None) -> dict[int, BuiltField]:
    """What was published of each field that is of another kind now, by its id."""
    known = fields_by_column(before)
    published = {item.id: known.get(f"c{item.column_no}") for item in fields}
    return {item.id: old for item in fields if (old := published[item.id]) is not None and old.kind != item.kind}


def _refuse(own: Sequence[OnlineField], fields: Sequence[OnlineField]) -> None:
    if not own:
        raise Conflict(EMPTY, id="form.empty")
    if len(fields) > MOST_FIELDS:
        raise Conflict(
            f"最多{MOST_FIELDS}个字段 | At most {MOST_FIELDS} fields", id="form.large", result={"most": MOST_FIELDS}
        )
    for place, item in enumerate(fields):
        settings = Settings.of(partial(getattr, item))
        above = [one for one in fields[:place] if (one.table_code or "") == (item.table_code or "")]
        problems = field_problems(settings) or place_problems(item, above)
        if problems:
            told = pair(next(iter(problems.values())))
            raise Conflict(
                f"字段「{item.title}」：{told.zh} | Field “{item.title_en}”: {told.en}",
                id="form.field",
                result={"field": item.name, "fields": problems},
            )


def _refuse_staff(row: OnlineForm, fields: Sequence[OnlineField]) -> None:
    problem = staff_problem(fields) if row.public_open else None
    if problem:
        raise Conflict(problem, id="form.staff", result={"fields": {"publicOpen": problem}})


def _refuse_flow(flow: Flow, fields: Sequence[OnlineField]) -> None:
    fault = first_fault(flow, fields)
    if fault is None:
        return
    told = pair(next(iter(fault.fields.values())))
    raise Conflict(
        f"流程「{fault.title}」：{told.zh} | Process, “{fault.title_en}”: {told.en}",
        id="form.flow",
        result={"fields": fault.fields},
    )


def field_problems(item: Settings) -> dict[str, str]:
    """Wire name of a setting -> what is wrong with it."""
    titles = {"title": item.title, "title_en": item.title_en, "section": item.section, "section_en": item.section_en}
    problems = title_problems(titles)
    if item.section_en and not item.section:
        problems["section"] = "请填写分组标题 | Enter the heading of the section"
    wrong = name_problem(item.name)
    if wrong:
        problems["name"] = wrong
    if item.table_code and item.name in (OWNER_KEY, ORDER_KEY):
        problems["name"] = TAKEN_NAME
    if item.kind not in FIELD_KIND.labels:
        problems["kind"] = "不支持这种类型 | This kind is not supported"
    if item.single and item.kind not in ALONE:
        problems["single"] = "这种类型不能设为唯一 | A field of this kind cannot be unique"
    if item.length and item.kind != TEXT:
        problems["length"] = "只有文本有长度 | Only texts have a length"
    if item.kind == DICTIONARY and not item.dict_code:
        problems["dictCode"] = "请选择字典 | Choose a dictionary"
    problems |= _bound_problems(item)
    problems |= _option_problems(item)
    problems |= link_problems(item.link_field, item.link_values, item.link_does)
    return problems | _default_problems(item)


def _bound_problems(item: Settings) -> dict[str, str]:
    if item.rule and item.kind != TEXT:
        return {"rule": "只有文本有格式 | Only texts have a format"}
    bounds = {"least": item.least, "most": item.most}
    if item.kind not in NUMBERS:
        told = "只有整数和小数有最小和最大 | Only numbers have a least and a most"
        return {key: told for key, value in bounds.items() if value is not None}
    if item.least is not None and item.most is not None and item.most < item.least:
        return {"most": "不能小于最小值 | Not below the least"}
    return {}


def _option_problems(item: Settings) -> dict[str, str]:
    if item.kind != OPTIONS:
        return {}
    try:
        read_options(item.options)
    except ValueError as error:
        return {"options": str(error)}
    return {}


def _default_problems(item: Settings) -> dict[str, str]:
    text = item.default_value
    if not text:
        return {}
    if item.kind not in PRESET:
        return {"defaultValue": "这种类型没有默认值 | A field of this kind has no default"}
    if item.kind == TEXT and len(text) > (item.length or 100):
        return {"defaultValue": "超过最大长度 | It is too long"}
    try:
        read_default(BuiltField("c0", item.name, "", "", item.kind, default=text))
    except ValueError:
        return {"defaultValue": "默认值与类型不符 | The default does not fit the kind"}
    if item.kind == OPTIONS and "options" not in _option_problems(item):
        known = {value for value, _, _ in read_options(item.options)}
        return {} if text in known else {"defaultValue": "选项中没有这个值 | No option has this value"}
    return {} if _keeps_rules(item, text) else {"defaultValue": BROKEN}


def _keeps_rules(item: Settings, text: str) -> bool:
    if item.rule and item.rule in RULES:
        return RULES[item.rule].read(text) == text
    if item.kind != WHOLE:
        return True
    value = read_whole(text)
    return (item.least is None or value >= item.least) and (item.most is None or value <= item.most)


def _built(item: OnlineField, named: Mapping[str, str], table: int) -> BuiltField:
    column = named[item.name]
    chosen = item.kind == OPTIONS
    return BuiltField(
        column=column,
        name=item.name,
        title=item.title,
        title_en=item.title_en,
        kind=item.kind,
        required=item.required,
        unique=item.single,
        dict_code=f"onl_{table}_{column}" if chosen else (item.dict_code or "") if item.kind == DICTIONARY else "",
        options=tuple(read_options(item.options or "")) if chosen else (),
        length=(item.length or 0) if item.kind == TEXT else 0,
        default=item.default_value or "",
        listed=item.list_show,
        searched=item.query_show,
        rule=item.rule or "",
        least=item.least,
        most=item.most,
        section=item.section or "",
        section_en=item.section_en or "",
        wide=item.wide,
        link_by=named[item.link_field] if item.link_field else "",
        link_values=values_of(item.link_values or ""),
        link_does=item.link_does or "",
    )


def _operations(before: Definition | None, after: Definition, conversions: Sequence[Conversion]) -> list[Operation]:
    old = fields_by_column(before)
    lines = [item for table in after.tables for item in table.fields]
    left, turned = {one.old.column for one in conversions}, {one.new.column: one for one in conversions}
    told = []
    for item in (*after.fields, *lines):
        if item.column in turned:
            told += _turned_operations(turned[item.column])
        elif item.column not in left:
            told += _changes(old.get(item.column), item)
    told += [Operation(TABLE, f"{TABLE}:{code}", text) for code, text in table_changes(before, after)]
    if before and (before.title, before.title_en) != (after.title, after.title_en):
        told.insert(0, _form_renamed(before, after))
    if before and before.layout != after.layout:
        told.append(Operation(ARRANGED, "", _TOLD[ARRANGED]))
    if before and _order(before, after) != _order(after, before):
        told.append(Operation(MOVED, "", _TOLD[MOVED]))
    return [*told, *_flow_operations(before, after)]


def _flow_operations(before: Definition | None, after: Definition) -> list[Operation]:
    """Their places are told by their codes, as they are no columns."""
    states = changes_of(before.states if before else (), after.states)
    steps = changes_of(before.steps if before else (), after.steps)
    return [
        Operation(what, f"{what}:{code}", _FLOW_TEXTS[what, sign].format(zh=zh, en=en))
        for what, changes in ((STATE, states), (STEP, steps))
        for sign, code, zh, en in changes
    ]


def _form_renamed(before: Definition, after: Definition) -> Operation:
    names = {"old_zh": before.title, "old_en": before.title_en, "zh": after.title, "en": after.title_en}
    return Operation(RENAMED, "", _TOLD[RENAMED].format(**names))


def _order(one: Definition, other: Definition) -> list[str]:
    """The columns that both show, in the order of the first."""
    shared = {item.column for item in other.shown}
    return [item.column for item in one.shown if item.column in shared]


def _turned_operations(one: Conversion) -> list[Operation]:
    kinds = {"old_kind": FIELD_KIND.labels[one.old.kind], "kind": FIELD_KIND.labels[one.new.kind]}
    names = {f"{name}_{side}": getattr(label, side) for name, label in kinds.items() for side in ("zh", "en")}
    names |= {"zh": one.new.title, "en": one.new.title_en, "old_zh": one.old.title, "old_en": one.old.title_en}
    renamed = (one.old.title, one.old.title_en) != (one.new.title, one.new.title_en)
    codes = [CONVERTED, *([RENAMED] if renamed else [])]
    return [Operation(code, one.new.column, _TOLD[code].format(**names)) for code in codes]


def _changes(old: BuiltField | None, new: BuiltField) -> list[Operation]:
    if old is None:
        codes = [ADDED]
    elif new.hidden:
        codes = [] if old.hidden else [HIDDEN]
    else:
        renamed = (old.title, old.title_en) != (new.title, new.title_en)
        settled = replace(old, title=new.title, title_en=new.title_en, hidden=False) != new
        codes = [code for code, yes in ((RESTORED, old.hidden), (RENAMED, renamed), (CHANGED, settled)) if yes]
    last = old or new
    names = {"zh": new.title, "en": new.title_en, "old_zh": last.title, "old_en": last.title_en}
    return [Operation(code, new.column, _TOLD[code].format(**names)) for code in codes]


def fixed_problems(values: dict[str, object], row: OnlineField, published: BuiltField | None) -> dict[str, str]:
    """What a field that was published keeps: its titles, its place, how it is asked for and shown and its kind may change, and with
    its kind whatever goes by that."""
    fixed: dict[str, tuple[str, object]] = {"name": ("name", row.name), "table_code": ("tableCode", row.table_code)}
    kind = values.get("kind", row.kind)
    if published is not None and published.kind == kind:
        fixed |= {"single": ("single", published.unique), "length": ("length", published.length)}
        if kind == DICTIONARY:
            fixed["dict_code"] = ("dictCode", published.dict_code)
    return {
        key: FIXED
        for column, (key, kept) in fixed.items()
        if column in values and (values[column] or None) != (kept or None)
    }
