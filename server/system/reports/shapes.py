"""Input and answers of the calls of reports."""

from pydantic import Field

from server.engine.answers import DictItems
from server.engine.figures import FigureShape
from server.http.body import Body
from server.http.shape import Shape


class ReportColumn(Shape):
    """`customRender`: dictionary code whose text is shown."""

    title: str
    data_index: str
    align: str
    sorter: bool
    custom_render: str | None = None
    width: int | None = None


class ReportColumns(Shape):
    columns: list[ReportColumn]
    dict_options: DictItems
    cg_rp_config_id: str
    cg_rp_config_name: str
    resource: str
    group_by: str | None
    exports: bool


class ReportName(Shape):
    """A report that may be run; `resource` is what it reads."""

    id: str
    code: str
    name: str
    resource: str


class ReportFigure(FigureShape):
    """`titles`: what each sum is called; `by`: what the groups are called."""

    titles: dict[str, str]
    by: str | None


class QueryField(Shape):
    """`mode` group: the field is asked as {field}_begin and {field}_end. `hidden` "1": behind “more”."""

    field: str
    label: str
    view: str
    mode: str
    dict_code: str | None
    hidden: str


Cell = str | int | float | bool | None
"""What one cell of a report holds."""


class ReportRows(Shape):
    """Rows by the names of the columns, `id` and the texts of dictionaries beside them."""

    records: list[dict[str, Cell]]
    total: int


class ReportDict(Body):
    dict_code: str = Field(max_length=100)
    keyword: str = Field(default="", max_length=100)


class ReportParam(Shape):
    param_name: str
    param_txt: str
    param_value: str


class ReportWhole(ReportColumns):
    cgreport_head_name: str
    data: ReportRows
