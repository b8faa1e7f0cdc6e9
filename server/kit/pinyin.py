"""The pinyin of Chinese characters, one syllable for each.

Names are found by it; the tables are read when first asked for.
"""

import asyncio
from functools import lru_cache
from typing import Any

MOST_READINGS = 4


async def read_tables() -> None:
    """Before the first use on an event loop: reading the tables takes a fifth of a second."""
    if syllables.cache_info().currsize == 0:
        await asyncio.to_thread(syllables, "管家")


def _as_it_is(run: str) -> Any:
    return list(run)


@lru_cache(maxsize=65_536)
def syllables(text: str) -> tuple[str, ...]:
    """As long as the text: a Chinese character as its syllable in this word, everything else as it is."""
    if text.isascii():
        return tuple(text)
    from pypinyin import lazy_pinyin

    found = tuple(lazy_pinyin(text, errors=_as_it_is))
    return found if len(found) == len(text) else tuple(text)


@lru_cache(maxsize=8192)
def readings(character: str) -> tuple[str, ...]:
    """Every way to read one character: a surname is seldom read as the word list reads it."""
    from pypinyin import Style, pinyin

    return tuple(pinyin(character, style=Style.NORMAL, heteronym=True, errors=_as_it_is)[0][:MOST_READINGS])


def fold(spelled: str) -> str:
    """Spellings that many people do not keep apart become one: zh z, ch c, sh s, ng n, ü u."""
    for wide, narrow in (("zh", "z"), ("ch", "c"), ("sh", "s"), ("ng", "n"), ("v", "u")):
        spelled = spelled.replace(wide, narrow)
    return spelled
