"""The words by which a message is found: Latin words and numbers whole, Chinese in pairs of characters.

The database has no extension for this, so the words are made here and lie in a GIN index; each message also carries the mark
of its conversation, by which the index alone leaves out what is not the reader's.
"""

import re
import unicodedata

LONGEST_WORD = 60
_HAN = "\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003fa1f"
_RUNS = re.compile(rf"([{_HAN}]+)|((?:[^\W_](?<![{_HAN}]))+)")


def mark_of(conversation_id: int) -> str:
    return f"#{conversation_id}"


def plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def _runs(text: str) -> list[tuple[bool, str]]:
    """(is Chinese, run) in order."""
    return [(bool(part[1]), part[0]) for part in _RUNS.finditer(plain(text))]


def terms_of(text: str, conversation_id: int) -> list[str]:
    """All index words of a message. The last character of a Chinese run stands alone, so that each begins a word."""
    words = {mark_of(conversation_id)}
    for chinese, run in _runs(text):
        if chinese:
            words |= {run[at : at + 2] for at in range(len(run))}
        else:
            words.add(run[:LONGEST_WORD])
    return sorted(words)


def query_of(text: str) -> str:
    """The text query that finds what was typed, without the conversations; empty when there is nothing to look for."""
    needed: list[str] = []
    for chinese, run in _runs(text):
        if not chinese:
            needed.append(f"'{run[:LONGEST_WORD]}':*")
        elif len(run) == 1:
            needed.append(f"'{run}':*")
        else:
            needed += [f"'{run[at : at + 2]}'" for at in range(len(run) - 1)]
    return " & ".join(dict.fromkeys(needed))
