"""The fonts of documents, as files of a package, and what they can show.

Fonts of the system differ from machine to machine, and a missing glyph would print an empty box into a contract.
"""

import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont
from pylopdf_fonts_zh_cn import sans_path, serif_path

from schema.kit.errors import Invalid

SERIF, SANS = "Noto Serif SC", "Noto Sans SC"
_SILENT = {"\n", "\r", "\t"}
_NAMED = 5


def font_files() -> tuple[Path, ...]:
    return serif_path(), sans_path()


@cache
def _shown() -> frozenset[int]:
    """Code points that every font has; read once, some 100 ms."""
    sets = []
    for path in font_files():
        with TTFont(path, lazy=True) as font:
            sets.append(frozenset(font.getBestCmap()))
    return frozenset.intersection(*sets)


def missing_glyphs(text: str) -> list[str]:
    """Characters without a glyph, each once, in the order of the text."""
    shown = _shown()
    return [sign for sign in dict.fromkeys(text) if ord(sign) not in shown and sign not in _SILENT]


def check_glyphs(text: str) -> None:
    """Raises Invalid naming the characters that no font can show. Not for the event loop: the first call reads the fonts."""
    missing = missing_glyphs(text)
    if not missing:
        return
    named = named_signs(missing)
    raise Invalid(
        f"字体里没有这些字，请换一种写法：{named} | The fonts do not have these characters, write them otherwise: {named}",
        id="document.glyph",
    )


def named_signs(signs: Sequence[str]) -> str:
    """The first few of them, each as it looks and by its code point."""
    return "、".join(_named(sign) for sign in signs[:_NAMED])


def _named(sign: str) -> str:
    visible = sign if unicodedata.category(sign)[0] not in "CZM" else ""
    return f"{visible}(U+{ord(sign):04X})"
