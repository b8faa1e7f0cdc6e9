"""Shapes of the calls of online forms."""

from server.engine.answers import DictItems, ResourceShape
from server.http.shape import Shape

Cell = str | int | float | bool | None


class FormChange(Shape):
    """One operation that publishing would carry out; `column` is empty where it concerns the form itself."""

    code: str
    column: str
    text: str


class FormChanges(Shape):
    """`version`: the number that it would get."""

    version: int
    changes: list[FormChange]


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
