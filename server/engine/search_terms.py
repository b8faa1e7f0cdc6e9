"""Terms of a search: what somebody typed, as words that each must be found in the index by its keys, and again in the row."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from zlib import crc32

from server.engine.search_keys import LONGEST_KEY, MISTAKEN, PART, WHOLE, is_chinese, keys_of, plain
from server.kit.pinyin import fold, syllables

MOST_TERMS = 5
LETTERS, DIGITS = "abcdefghijklmnopqrstuvwxyz", "0123456789"
MISTYPED = range(5, 13)  # lengths in which one wrong letter is forgiven; four letters are initials of too many
NO_MATCH = 99


def tenant_mark(tenant_id: int) -> str:
    """Begins every stored key, so that a tenant's keys stand together."""
    return f"{crc32(str(tenant_id).encode()):x}"


@dataclass(frozen=True)
class Term:
    """One typed word without blanks; `parts` when Chinese and Latin stand together: 钟山ld is also 钟山 and ld."""

    text: str

    @cached_property
    def parts(self) -> tuple[str, ...]:
        cut = next((i for i in range(1, len(self.text)) if _turns(self.text, i)), None)
        return () if cut is None else (self.text[:cut], self.text[cut:])

    @cached_property
    def read(self) -> str:
        """As it sounds: another character of the same sound is the commonest mistake of a Chinese typist."""
        return "".join(syllables(self.text)) if any(map(is_chinese, self.text)) else ""

    def grade(self, text: str) -> int:
        """How well a text answers, 0 best, NO_MATCH not at all."""
        keys = keys_of(text)
        whole = plain(text).replace(" ", "")
        if self.text == whole:
            return 0
        if WHOLE + self.text in keys or whole.startswith(self.text):
            return 1
        found = _begun(keys, WHOLE + self.text), _begun(keys, PART + self.text)
        if found[0]:
            return 2
        if found[1]:
            return 3 if self.text in whole else 4
        parts = [Term(part).grade(text) for part in self.parts]
        return max(5, *parts) if parts and max(parts) < NO_MATCH else NO_MATCH

    def grade_mistaken(self, text: str) -> int:
        """As `grade`, forgiving one slip of spelling, sound or hand."""
        grade = self.grade(text)
        if grade < NO_MATCH:
            return grade
        keys = keys_of(text)
        spelled = fold(self.read or self.text)
        if _begun(keys, MISTAKEN + spelled) or (self.read and _sounds(keys, self.read)):
            return 6
        if self.read:
            whole = plain(text).replace(" ", "")
            return 7 if any(_stands(whole, left, right) for left, right in self.halves) else NO_MATCH
        return 7 if len(self.text) in MISTYPED and any(_slipped(self.text, key[1:]) for key in keys) else NO_MATCH

    @cached_property
    def halves(self) -> list[tuple[str, str]]:
        """Before and after one Chinese character that is wrong or was left out."""
        text = self.text
        if not self.read or len(text) < 3:
            return []
        wrong = [(text[:i], text[i + 1 :]) for i in range(1, len(text) - 1)]
        return wrong + [(text[:i], text[i:]) for i in range(1, len(text))]


def _turns(text: str, at: int) -> bool:
    """Where Chinese and Latin letters meet; a digit belongs to either."""
    before, after = text[at - 1], text[at]
    return is_chinese(before) != is_chinese(after) and not (before.isdigit() or after.isdigit())


def _begun(keys: frozenset[str], key: str) -> bool:
    return any(one.startswith(key) for one in keys)


def _sounds(keys: frozenset[str], read: str) -> bool:
    return _begun(keys, WHOLE + read) or _begun(keys, PART + read)


def _stands(whole: str, left: str, right: str) -> bool:
    """Left, then right, with at most one character between."""
    at = whole.find(left)
    return at >= 0 and 0 <= whole.find(right, at + len(left)) - at - len(left) <= 1


def _slipped(typed: str, key: str) -> bool:
    """Whether one letter more, less, other, or two exchanged turn `typed` into the beginning of `key`."""
    size = len(typed)
    same = next((i for i in range(min(size, len(key))) if typed[i] != key[i]), min(size, len(key)))
    rest, other = typed[same:], key[same:]
    return (
        other.startswith(rest[1:])  # one too many typed
        or other[1:].startswith(rest)  # one left out
        or (len(other) > 0 and other[1:].startswith(rest[1:]))  # another letter
        or (len(rest) > 1 and other.startswith(rest[1] + rest[0] + rest[2:]))
    )


def read_terms(typed: str) -> list[Term]:
    return [Term(word[:LONGEST_KEY]) for word in plain(typed).split()[:MOST_TERMS]]


def is_searchable(terms: Sequence[Term]) -> bool:
    """One Latin letter or digit alone finds everything and nothing."""
    return any(len(term.text) > 1 or is_chinese(term.text) for term in terms)


def exact_query(mark: str, terms: Sequence[Term]) -> str:
    return _all(_key(mark, WHOLE + term.text) for term in terms)


def beginning_query(mark: str, terms: Sequence[Term]) -> str:
    return _all(_key(mark, WHOLE + term.text, begins=True) for term in terms)


def anywhere_query(mark: str, terms: Sequence[Term]) -> str:
    return _all(_anywhere(mark, term) for term in terms)


def mistaken_query(mark: str, terms: Sequence[Term]) -> str:
    return _all(_any([_anywhere(mark, term), *_mistakes(mark, term)]) for term in terms)


def _anywhere(mark: str, term: Term) -> str:
    ways = [_both(mark, term.text)]
    if term.parts:
        ways.append(_all(_anywhere(mark, Term(part)) for part in term.parts))
    return _any(ways)


def _both(mark: str, letters: str) -> str:
    return _any([_key(mark, WHOLE + letters, begins=True), _key(mark, PART + letters, begins=True)])


def _mistakes(mark: str, term: Term) -> list[str]:
    ways = [_key(mark, MISTAKEN + fold(term.read or term.text), begins=True)]
    if term.read:
        ways.append(_both(mark, term.read[:LONGEST_KEY]))
        ways += [_all([_both(mark, left), _both(mark, right)]) for left, right in term.halves]
    elif len(term.text) in MISTYPED and term.text.isascii():
        ways += [_both(mark, slip) for slip in sorted(slips(term.text))]
    return ways


def slips(typed: str) -> set[str]:
    """Everything one slip of the hand away."""
    cuts = [(typed[:i], typed[i:]) for i in range(len(typed) + 1)]
    letters = (LETTERS if any(c.isalpha() for c in typed) else "") + (DIGITS if any(c.isdigit() for c in typed) else "")
    less = {left + right[1:] for left, right in cuts if right}
    swapped = {left + right[1] + right[0] + right[2:] for left, right in cuts if len(right) > 1}
    other = {left + letter + right[1:] for left, right in cuts if right for letter in letters}
    more = {left + letter + right for left, right in cuts for letter in letters}
    return less | swapped | other | more


def _key(mark: str, key: str, *, begins: bool = False) -> str:
    return f"'{mark}{key}'" + (":*" if begins else "")


def _all(queries: Iterable[str]) -> str:
    return "(" + " & ".join(queries) + ")"


def _any(queries: Iterable[str]) -> str:
    return "(" + " | ".join(queries) + ")"
