"""The keys by which a text is found: what it and its parts begin with, as written, as read, and by initials.

A key is a mark and letters: "^" the beginning of the whole text, "~" of a part, "%" the whole as people mistake its spelling.
"""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from server.kit.pinyin import fold, readings, syllables

RULES = "1"  # part of an entry's signature: raise it when the same text gets other keys than before
LONGEST_KEY = 32
LONGEST_TEXT = 64
TAILS = range(3, 9)  # the last digits of a phone or a number
WHOLE, PART, MISTAKEN = "^", "~", "%"


def is_chinese(character: str) -> bool:
    return "㐀" <= character <= "鿿" or "𠀀" <= character <= "𲎯"


def plain(text: str) -> str:
    """Letters, digits and characters in one form; everything between them is one blank."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return " ".join("".join(c if c.isalnum() else " " for c in folded).split())[:LONGEST_TEXT]


@lru_cache(maxsize=16_384)
def keys_of(text: str) -> frozenset[str]:
    """All keys of a text."""
    words = plain(text)
    letters = words.replace(" ", "")
    if not letters:
        return frozenset()
    starts = list(_starts(words))
    keys = {_key(at, letters[at:]) for at in starts} | {PART + tail for tail in _tails(words)}
    if not any(is_chinese(character) for character in letters):
        return frozenset(keys)
    read = syllables(letters)
    for at in starts:
        keys |= {_key(at, "".join(read[at:])), _key(at, _initials(read[at:]))}
    for first in readings(letters[0]) if is_chinese(letters[0]) else ():
        other = (first, *read[1:])
        keys |= {_key(0, "".join(other)), _key(0, _initials(other))}
    keys.add(MISTAKEN + fold("".join(read))[:LONGEST_KEY])
    return frozenset(key for key in keys if key[0] != PART or len(key) > 2 or is_chinese(key[1]))


def _key(at: int, letters: str) -> str:
    return (PART if at else WHOLE) + letters[:LONGEST_KEY]


def _initials(read: tuple[str, ...]) -> str:
    return "".join(syllable[0] for syllable in read)


def _starts(words: str) -> Iterator[int]:
    """Where a person may begin to type: each word, each Chinese character, and between letters and digits."""
    at, before = 0, " "
    for character in words:
        if character != " ":
            if before == " " or is_chinese(character) or is_chinese(before) or before.isdigit() != character.isdigit():
                yield at
            at += 1
        before = character


def _tails(words: str) -> Iterator[str]:
    run = ""
    for character in words + " ":
        if character.isdigit():
            run += character
            continue
        yield from (run[-length:] for length in TAILS if length < len(run))
        run = ""
