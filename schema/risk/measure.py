"""Measures: what is done about a risk."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Ref
from schema.kit.field import Due, f
from schema.kit.resource import Resource, Rows


class Measure(Base):
    risk_id = Ref(db_index=True)
    what = Char(200)
    owner_id = Ref(null=True)
    due = Date(null=True)
    done = Bool(default=False)

    class Meta:
        table = "risk_measure"


measure = Resource(
    Measure,
    path="risk/measure",
    title="风险措施 | Measures",
    rows=Rows(record={"done": "true"}),
    fields=[
        f("risk_id", "风险 | Risk", ref="risk/register", flags="once", find="eq"),
        f("what", "措施 | Measure", find="like", width=260),
        f("owner_id", "负责人 | Owner", ref="sys/user", find="eq"),
        f("due", "期限 | Due", find="range", width=140, kind=Due({"done": "false"})),
        f("done", "已完成 | Done", find="eq"),
    ],
    sort="due create_time",
    label="what",
    actions=[
        Action("finish", "完成 | Done", needs="risk:measure:edit", plain=True, batch=True, when={"done": "false"})
    ],
)
