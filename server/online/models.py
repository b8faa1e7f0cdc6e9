"""Shapes of the calls of online forms."""

from typing import Annotated

from pydantic import Field

from server.account.api import ProvenBody
from server.engine.answers import DictItems, ResourceShape
from server.http.body import Body
from server.http.shape import Shape

Cell = str | int | float | bool | None


class FormChange(Shape):
    """One operation that publishing would carry out; `column` is empty where it concerns the form itself."""

    code: str
    column: str
    text: str


class RefusedValue(Shape):
    """A row of the form, or of a sub-table, whose value cannot be converted, and why."""

    id: str
    label: str
    value: str
    reason: str


class FormConversion(Shape):
    """A field that changes its kind: how many values convert and how many do not, the first of them in `rows` as far as the reader
    may see them. `partial`: only the first rows were looked at; the task that converts looks at all."""

    field: str
    title: str
    converts: int
    refused: int
    partial: bool
    rows: list[RefusedValue]


class FormChanges(Shape):
    """`version`: the number that it would get."""

    version: int
    changes: list[FormChange]
    conversions: list[FormConversion]


class ConvertForm(Body):
    """`version`: of the row of the form that the person saw."""

    id: str = Field(max_length=20)
    version: int


class FormOption(Shape):
    value: str
    text: str
    text_en: str


class FormPreview(Shape):
    """`options`: by the name of a field, while no dictionary has them."""

    resource: ResourceShape
    options: dict[str, list[FormOption]]


class FormColumn(Shape):
    """`customRender`: dictionary code whose text is shown."""

    title: str
    data_index: str
    align: str
    sorter: bool
    custom_render: str | None = None


class FormColumns(Shape):
    """`path`: of the form's own calls, those that every resource has."""

    columns: list[FormColumn]
    dict_options: DictItems
    head_id: str
    description: str
    path: str


class FormRows(Shape):
    """A page of the form's list; rows by wire name, with the texts of what they name beside."""

    records: list[dict[str, Cell]]
    total: int
    size: int
    current: int
    pages: int
    estimated: bool


class FillByLink(Body):
    """`device`: what this browser calls itself, made up once and kept by it."""

    token: str = Field(min_length=20, max_length=64)
    device: str = Field(default="", max_length=64)


Given = str | int | float | bool | list[Annotated[str, Field(max_length=80)]] | None
GivenRow = Annotated[dict[str, Given], Field(max_length=200)]


class GiveForm(FillByLink, ProvenBody):
    """`values`: by the name of a field, of files the tokens that were given for them; `lines`: by the number of a sub-table."""

    values: GivenRow
    lines: dict[str, list[GivenRow]] = Field(default_factory=dict, max_length=20)


class HandFormFile(FillByLink):
    """The parts of the form beside the file. `field`: its name, of a sub-table with the number before it and a point between."""

    field: str = Field(max_length=80)


class HandedFormFile(Shape):
    """`file`: by which this browser names it in its answer."""

    file: str
    name: str
    size: int


class PublicChoice(Shape):
    value: str
    text: str
    text_en: str


class PublicField(Shape):
    """`most`: how long a text may be, how many files there may be, of `megabytes` each; `default`: what it begins with. `by`: the
    field above by which it is asked for, while that has one of `values`, or any where there are none; `needed`: then it must be
    filled in."""

    key: str
    title: str
    title_en: str
    kind: str
    required: bool
    most: int | None
    megabytes: int | None
    default: str | int | bool | None
    options: list[PublicChoice]
    by: str
    values: list[str]
    needed: bool


class PublicTable(Shape):
    """A sub-table; `key`: its number, `most`: how many lines there may be."""

    key: str
    title: str
    title_en: str
    most: int
    fields: list[PublicField]


class PublicForm(Shape):
    """`obstacle`: a pair text, why nothing can be sent now; `done`: this device has answered."""

    organisation: str
    title: str
    title_en: str
    intro: str | None
    end: str | None
    obstacle: str | None
    done: bool
    fields: list[PublicField]
    tables: list[PublicTable]


class FormGiven(Shape):
    done: bool


class FormLink(Shape):
    url: str
    svg: str
