"""Hours of an expert: the times of a week at which he may be asked, edited in the expert's own form."""

from schema.kit.base import Base
from schema.kit.columns import Char, Ref, Time
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.resource import Resource, Rows


class ExpertSlot(Base):
    expert_id = Ref(db_index=True)
    weekday = Char(1)
    begin = Time()
    end = Time()

    class Meta:
        table = "crm_expert_slot"


expert_slot = Resource(
    ExpertSlot,
    path="crm/expertSlot",
    title="专家可约时段 | Expert hours",
    rows=Rows(ordered=("begin < end",)),
    search="off",
    fields=[
        f("expert_id", "专家 | Expert", ref="crm/expert", flags="once", find="eq", width=120),
        f("weekday", "星期 | Weekday", dict="weekday", find="in", width=104),
        f("begin", "开始 | From", example="09:00:00", width=104),
        f("end", "结束 | Until", example="11:30:00", width=104),
    ],
    sort="weekday begin",
    label="weekday",
)

SLOT_CONSTRAINTS = [
    check("crm_expert_slot", "crm_expert_slot_span", '"begin" < "end"'),
]
