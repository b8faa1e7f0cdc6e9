"""The choices of an import: which sheet, which column fills which field, how rows are known again."""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import orjson

from schema.kit.errors import Invalid
from schema.kit.resource import Resource
from server.engine.sheet_cells import importable

NOT_READ = "不能导入该字段 | This field cannot be imported"
NO_KEYS = "请选择用来识别已有数据的字段 | Choose the fields by which a row is known again"
_NAME = re.compile(r"[A-Za-z]\w{0,59}")
MALFORMED = "格式不正确 | Wrong format"


@dataclass(frozen=True, slots=True)
class Choice:
    """`header_row` as Excel counts. mapping: header -> wire name or None; None itself means that headers speak for themselves.

    mode "upsert" changes rows that agree in `keys`. fixed: wire name -> cell text that every row gets. strict: one bad row and
    nothing is loaded. whole: sheets of the sub-tables are read too; join: the parent's field that names it in them.
    tables: sub-table -> the choice about its own sheet; with them no sheet is read that is not chosen.
    """

    sheet: str | None = None
    header_row: int | None = None
    mapping: Mapping[str, str | None] | None = None
    mode: str = "add"
    keys: tuple[str, ...] = ()
    fixed: Mapping[str, str] = field(default_factory=dict)
    strict: bool = False
    whole: bool = False
    join: str = ""
    tables: Mapping[str, "Choice"] = field(default_factory=dict)

    @classmethod
    def from_params(cls, params: Mapping[str, Any]) -> "Choice":
        return cls._from(params.get("choice") or {})

    @classmethod
    def _from(cls, known: Mapping[str, Any]) -> "Choice":
        tables = {path: cls._from(table) for path, table in (known.get("tables") or {}).items()}
        return cls(**{**known, "keys": tuple(known.get("keys") or ()), "tables": tables})

    def as_params(self) -> dict[str, Any]:
        return asdict(self)


def check_choice(resource: Resource, choice: Choice) -> None:
    """Names that the resource does not know are told at once, before a worker opens the file."""
    known = {item.key for item in importable(resource.complete_fields)}
    named = [*(choice.mapping or {}).values(), *choice.keys, *choice.fixed]
    if choice.join and not resource.inline_children:
        raise Invalid(fields={"foreignKeys": MALFORMED})
    if choice.join and choice.join not in {item.key for item in resource.complete_fields if item.kind == "text"}:
        raise Invalid(fields={"foreignKeys": NOT_READ})
    unknown = {name for name in named if name and name not in known}
    if unknown:
        raise Invalid(fields={f"mapping.{name}": NOT_READ for name in sorted(unknown)})
    mapped = {name for name in (choice.mapping or {}).values() if name}
    if choice.mode == "upsert" and (not choice.keys or (choice.mapping is not None and not set(choice.keys) <= mapped)):
        raise Invalid(fields={"keys": NO_KEYS})


def read_options(options: Mapping[str, str]) -> Choice:
    """The choices of a one-shot import (spec 3).

    isSingleTableImport: only the first sheet; else sheets of the sub-tables are read too. foreignKeys: values that every row
    gets, as JSON or "field=value,…", or the one field of the parent by which rows of the sub-tables name it.
    validateStatus 1 checks the whole file first.
    """
    single = options.get("isSingleTableImport", "").lower() in ("1", "true")
    keys, strict = options.get("foreignKeys", "").strip(), options.get("validateStatus") == "1"
    if not single and _NAME.fullmatch(keys):
        return Choice(strict=strict, whole=True, join=keys)
    return Choice(fixed=_fixed(keys), strict=strict, whole=not single)


def _fixed(text: str) -> dict[str, str]:
    if not text.strip():
        return {}
    if text.lstrip().startswith("{"):
        try:
            found = orjson.loads(text)
        except orjson.JSONDecodeError as error:
            raise Invalid(fields={"foreignKeys": MALFORMED}) from error
        return {str(key): str(value) for key, value in found.items() if value is not None}
    pairs = [part.partition("=") for part in text.split(",") if part.strip()]
    if not all(sign and value.strip() for _, sign, value in pairs):
        raise Invalid(fields={"foreignKeys": MALFORMED})
    return {key.strip(): value.strip() for key, _, value in pairs}
