"""Texts as pairs "中文 | English", split and localised; and the one form of texts that people paste.

Both languages stand together, so that neither is forgotten. What looks alike is one text, else it is not found again.
"""

import re
import unicodedata
from typing import NamedTuple

# Marks of direction and of places to break, soft hyphens and byte order marks; joiners stay, since signs are made with them.
_UNSEEN = re.compile("[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")
_SPACES = re.compile("[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
HAN = "〇\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af"
# The dot between the parts of a name comes from each input method as another sign; what is being typed may end with it.
_DOT = re.compile(f"(?<=[{HAN}])(?:[•‧・](?=[{HAN}]|$)|．(?=[{HAN}]))")
_BREAKS = re.compile("\r\n?|[\u2028\u2029\u0085]")


def plain(text: str) -> str:
    """A text as it was meant, however it was pasted: composed letters, plain spaces and line breaks, nothing that is not seen.

    Full-width signs stay, since Chinese is written with them; numbers and names of columns are narrowed where they are read.
    """
    if text.isascii() and "\r" not in text:
        return text
    composed = _SPACES.sub(" ", unicodedata.normalize("NFC", _UNSEEN.sub("", text)))
    return _BREAKS.sub("\n", _DOT.sub("·", composed))


class Pair(NamedTuple):
    zh: str
    en: str

    def of(self, locale: str) -> str:
        return self.en if locale == "en" else self.zh

    @property
    def text(self) -> str:
        """Both sides again, as they are declared."""
        return f"{self.zh} | {self.en}"


def pair(text: str) -> Pair:
    """ "名称 | Name" -> Pair("名称", "Name"); a text without a bar serves both."""
    zh, bar, en = text.partition(" | ")
    return Pair(zh, en if bar else zh)


def localize(text: str, locale: str) -> str:
    """The side of a pair text for a locale."""
    return pair(text).of(locale)
