"""Shapes of what is asked of papers and of a paper as it is printed.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from typing import Annotated

from pydantic import Field

from schema.system.paper import PAPER
from server.http.body import Body
from server.http.one_of import OneOf
from server.http.shape import Shape
from server.printing.paper import PageSize


class PrintForm(Body):
    """`id`: of the record, or the day of a sheet of a day, yyyy-MM-dd. `preview` only looks and writes no log.

    `whole`: numbers of documents in full.
    """

    id: str = Field(min_length=1, max_length=40)
    preview: bool = False
    whole: bool = False


class PaperFactShape(Shape):
    label: str
    value: str


class PaperColumnShape(Shape):
    title: str
    number: bool


class PaperBlockShape(Shape):
    title: str
    large: str
    facts: list[PaperFactShape]
    columns: list[PaperColumnShape]
    rows: list[list[str]]
    sums: list[PaperFactShape]
    signatures: list[str]
    svg: str


class PaperShape(Shape):
    """Texts are in the reader's language. `copy`: which print of the record this is, or would be; `mayReveal`: whether the reader
    may have numbers of documents in full."""

    paper: Annotated[str, OneOf(PAPER.labels)]
    title: str
    called: str
    size: PageSize
    number: int = Field(alias="copy")
    preview: bool
    may_reveal: bool
    organisation: str
    printed_at: str
    printed_by: str
    header: str
    footer: str
    rules: str
    blocks: list[PaperBlockShape]
