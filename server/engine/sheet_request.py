"""What a request asks of an export: the format of the file, and the query of the list.

Clients of this family ask without a format and save what comes as .xls; some put the query into one JSON text.
"""

from collections.abc import Mapping

from schema.kit.errors import Invalid
from server.engine.filters import decode_json
from server.engine.sheet_write import XLS, XLSX, SheetFormat

PARAMS = "paramsStr"
_FORMATS = {kind.name: kind for kind in (XLS, XLSX)}
NO_FORMAT = "格式应为 xls 或 xlsx | The format is xls or xlsx"
NO_PARAMS = "应为JSON对象 | A JSON object is expected"


def asked_format(query: Mapping[str, str]) -> SheetFormat:
    """`format=xls|xlsx`; an .xls where nothing is said."""
    kind = _FORMATS.get(query.get("format") or XLS.name)
    if kind is None:
        raise Invalid(fields={"format": NO_FORMAT})
    return kind


def asked_query(query: Mapping[str, str]) -> dict[str, str]:
    """The query of the list, with what `paramsStr` holds unless it is said beside it."""
    plain = {key: value for key, value in query.items() if key not in (PARAMS, "format")}
    text = query.get(PARAMS)
    return _read_params(text) | plain if text else plain


def _read_params(text: str) -> dict[str, str]:
    found = decode_json(text)
    if not isinstance(found, dict) or not all(map(_is_plain, found.values())):
        raise Invalid(fields={PARAMS: NO_PARAMS})
    return {key: _plain(value) for key, value in found.items() if value is not None}


def _is_plain(value: object) -> bool:
    """No list or group, and nothing that no text of a row holds."""
    return not isinstance(value, dict | list) and "\0" not in str(value)


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
