"""Reports that every organisation starts with: what a popup offers to fill a form from."""

from typing import NamedTuple


class ReportPlan(NamedTuple):
    code: str
    name: str
    resource: str
    columns: str
    query_fields: str
    sort_by: str


STAFF = "staff"

REPORTS: tuple[ReportPlan, ...] = (
    ReportPlan(
        STAFF,
        "员工一览",
        "sys/user",
        "realname,username,phone,workNo,selecteddeparts,status",
        "realname,username,phone,status",
        "createTime desc",
    ),
)
