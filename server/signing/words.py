"""Words of a form whose paper is set by us: each must have a glyph in the fonts of documents.

A rare character would stop the signing days after the form was saved, far from the field where it stands.
"""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from schema.kit.errors import Invalid
from server.documents.fonts import missing_glyphs, named_signs

_FILES = frozenset({"photo", "photos", "scan", "signature"})


async def check_words(form: BaseModel | Mapping[str, Any]) -> None:
    """Raises Invalid at each field, also of rows (`parties.0.name`), whose words the fonts cannot show, naming the characters.

    Paths of files (`_FILES`) are not printed."""
    values = form.model_dump(by_alias=True, mode="json") if isinstance(form, BaseModel) else form
    words = {at: text for at, text in _texts("", values) if not text.isascii()}
    if not words:
        return
    faults = await asyncio.to_thread(_faults, words)
    if faults:
        raise Invalid(id="document.glyph", fields=faults)


def _faults(words: Mapping[str, str]) -> dict[str, str]:
    missing = {at: missing_glyphs(text) for at, text in words.items()}
    return {at: _fault(named_signs(signs)) for at, signs in missing.items() if signs}


def _fault(named: str) -> str:
    return f"电子文件印不出这些字，请换一种写法：{named} | An electronic document cannot show these characters: {named}"


def _texts(at: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield at, value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            if key not in _FILES:
                yield from _texts(f"{at}.{key}" if at else str(key), one)
    elif isinstance(value, list):
        for index, one in enumerate(value):
            yield from _texts(f"{at}.{index}", one)
