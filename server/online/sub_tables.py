"""Sub-tables of a draft: what keeps them from being published, and what is published of them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from schema.kit.errors import Conflict
from schema.online.definition import BuiltField, BuiltTable, Definition
from schema.online.form import OnlineField
from schema.online.sub_table import OnlineTable

Numbered = tuple[OnlineTable, int]
MOST_TABLES = 10
NO_TABLE = "没有这个子表 | There is no such sub-table"
_TEXTS = {
    "+": "新增子表「{zh}」 | Adds the sub-table “{en}”",
    "~": "修改子表「{zh}」 | Changes the sub-table “{en}”",
    "-": "移除子表「{zh}」，数据保留 | Removes the sub-table “{en}”, its data is kept",
}


def refuse_tables(tables: Sequence[OnlineTable], fields: Sequence[OnlineField]) -> None:
    """Conflict where one has no fields, or a field is of none of them."""
    if len(tables) > MOST_TABLES:
        raise Conflict(f"最多{MOST_TABLES}个子表 | At most {MOST_TABLES} sub-tables", id="form.tables")
    used, known = {item.table_code for item in fields if item.table_code}, {item.code for item in tables}
    for item in tables:
        if item.code not in used:
            raise Conflict(
                f"子表「{item.title}」还没有字段 | The sub-table “{item.title_en}” has no fields yet",
                id="form.table",
                result={"table": item.code},
            )
    lost = next((item for item in fields if item.table_code and item.table_code not in known), None)
    if lost is not None:
        raise Conflict(
            f"字段「{lost.title}」：没有这个子表 | Field “{lost.title_en}”: there is no such sub-table",
            id="form.field",
            result={"field": lost.name, "fields": {"tableCode": NO_TABLE}},
        )


def with_removed(built: Sequence[BuiltField], before: Sequence[BuiltField]) -> tuple[BuiltField, ...]:
    """Removed fields are hidden, behind the others."""
    kept = {item.column for item in built}
    return (*built, *(replace(old, hidden=True) for old in before if old.column not in kept))


def build_tables(
    tables: Sequence[Numbered],
    fields: Sequence[OnlineField],
    made: Mapping[int, BuiltField],
    before: Sequence[BuiltTable],
) -> tuple[BuiltTable, ...]:
    """In the order of the draft, removed ones last; `made`: what is published of a field, by its id."""
    old = {item.number: item for item in before}
    built = [
        BuiltTable(
            number,
            table.code,
            table.title,
            table.title_en,
            with_removed(
                [made[item.id] for item in fields if item.table_code == table.code],
                old[number].fields if number in old else (),
            ),
        )
        for table, number in tables
    ]
    kept = {item.number for item in built}
    return (*built, *(replace(item, hidden=True) for number, item in old.items() if number not in kept))


def table_changes(before: Definition | None, after: Definition) -> list[tuple[str, str]]:
    """(code, pair text) of each that is new, gone or called otherwise."""
    old = {item.number: item for item in before.tables} if before else {}
    signs = [(_sign(old.get(item.number), item), item) for item in after.tables]
    return [(item.code, _TEXTS[sign].format(zh=item.title, en=item.title_en)) for sign, item in signs if sign]


def _sign(old: BuiltTable | None, new: BuiltTable) -> str:
    if new.hidden:
        return "" if old is None or old.hidden else "-"
    if old is None or old.hidden:
        return "+"
    shown = [[item.column for item in one.fields if not item.hidden] for one in (old, new)]
    moved = sorted(shown[0]) == sorted(shown[1]) and shown[0] != shown[1]
    return "~" if moved or (old.title, old.title_en) != (new.title, new.title_en) else ""
