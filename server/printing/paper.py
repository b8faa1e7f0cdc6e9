"""A paper as a domain declares it: what it is called, whose it is and how its facts are read.

The facts come as blocks that the web lays out alike for every paper, in the reader's language and ready to print, so that a
new paper needs no code in the web.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from schema.kit.resource import Resource
from schema.kit.text import localize
from server.engine.dictionaries import labels_of
from server.kit.actor import Actor

PageSize = Literal["A4", "80mm"]


@dataclass(frozen=True, slots=True)
class Asked:
    """Who wants it for what: `subject` is the id of a row that they may see, or a day. `origin`: the address of the web.

    `whole`: numbers of documents in full.
    """

    actor: Actor
    subject: str
    origin: str
    whole: bool = False

    def t(self, text: str) -> str:
        """The reader's side of a pair text."""
        return localize(text, self.actor.locale)

    async def words(self, code: str) -> Callable[[str | None], str]:
        """What the values of a dictionary are called; a value that it does not know is called itself."""
        known = await labels_of(self.actor.tenant_id, code, english=self.actor.locale == "en")
        return lambda value: known.get(value or "", value or "")


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a paper: facts (label, value), then a table, then sums (label, value), a picture and lines to sign on.

    `columns` are headings; those named in `numbers` stand to the right. `large`: a text to be read from afar.
    """

    title: str = ""
    large: str = ""
    facts: Sequence[tuple[str, str]] = ()
    columns: Sequence[str] = ()
    numbers: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    sums: Sequence[tuple[str, str]] = ()
    signatures: Sequence[str] = ()
    svg: str = ""

    def shaped(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "large": self.large,
            "facts": [{"label": label, "value": value} for label, value in self.facts],
            "columns": [{"title": title, "number": title in self.numbers} for title in self.columns],
            "rows": [list(row) for row in self.rows],
            "sums": [{"label": label, "value": value} for label, value in self.sums],
            "signatures": list(self.signatures),
            "svg": self.svg,
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """What was read: what the record is called, and its parts."""

    called: str
    blocks: Sequence[Block]


@dataclass(frozen=True, slots=True)
class Paper:
    """`code`: its value in the dictionary "paper". `resource`: whose right "print" it needs; a row of it is what it is of, or where
    it is `of_day`, all its rows of a day. `reveals`: the right to see numbers of documents on it in full; none has it without one."""

    code: str
    title: str
    resource: Resource
    read: Callable[[Asked], Awaitable[Sheet]]
    size: PageSize = "A4"
    of_day: bool = False
    reveals: str | None = None

    @property
    def needs(self) -> str:
        return self.resource.code("print")


Papers = Mapping[str, Paper]


def by_code(*papers: Paper) -> dict[str, Paper]:
    return {paper.code: paper for paper in papers}
