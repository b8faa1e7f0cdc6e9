"""Texts as pairs "中文 | English", split and localised. Both languages stand together, so that neither is forgotten."""

from typing import NamedTuple


class Pair(NamedTuple):
    zh: str
    en: str

    def of(self, locale: str) -> str:
        return self.en if locale == "en" else self.zh


def pair(text: str) -> Pair:
    """ "名称 | Name" -> Pair("名称", "Name"); a text without a bar serves both."""
    zh, bar, en = text.partition(" | ")
    return Pair(zh, en if bar else zh)


def localize(text: str, locale: str) -> str:
    """The side of a pair text for a locale."""
    return pair(text).of(locale)
