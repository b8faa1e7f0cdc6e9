"""Forms that the demo organisation has built, and what people have filled in."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

Values = dict[str, Any]


class RowPlan(NamedTuple):
    """What somebody filled in `days` ago, by wire name; `lines` by the code of a sub-table; `steps` with what they ask."""

    days: int
    who: str
    values: Values
    lines: Mapping[str, tuple[Values, ...]] = MappingProxyType({})
    steps: tuple[tuple[str, Values], ...] = ()


class FormPlan(NamedTuple):
    """`fields`, `tables`, `states` and `steps` as an administrator types them; `roles` may fill it in."""

    code: str
    title: str
    title_en: str
    description: str
    roles: tuple[str, ...]
    fields: tuple[Values, ...]
    rows: tuple[RowPlan, ...]
    tables: tuple[Values, ...] = ()
    states: tuple[Values, ...] = ()
    steps: tuple[Values, ...] = ()


def _field(name: str, title: str, title_en: str, kind: str = "text", **more: Any) -> dict[str, Any]:
    return {"name": name, "title": title, "titleEn": title_en, "kind": kind, **more}


def _check(item: str, found: str, reading: str = "", remark: str = "") -> Values:
    return {"item": item, "found": found, "reading": reading or None, "remark": remark or None}


INSPECTION = FormPlan(
    "inspection",
    "设备巡检",
    "Inspection",
    "设备房每日巡检记录",
    ("front_desk", "dispatcher"),
    (
        _field("device", "设备", "Device", required=True, queryShow=True, section="设备", sectionEn="Equipment"),
        _field("place", "位置", "Place", queryShow=True),
        _field("day", "巡检日期", "Day", "date", required=True, queryShow=True),
        _field(
            "result",
            "结果",
            "Result",
            "options",
            required=True,
            queryShow=True,
            section="检查结果",
            sectionEn="Findings",
            options="good=正常 | Good\nwatch=待观察 | To be watched\nbad=异常 | Faulty",
        ),
        _field("pressure", "压力（MPa）", "Pressure (MPa)", "decimal"),
        _field("warmth", "温度（℃）", "Temperature (°C)", "decimal"),
        _field("inspector", "巡检人", "Inspector", "user"),
        _field(
            "cost",
            "维修费用",
            "Cost of repair",
            "money",
            listShow=False,
            section="处理",
            sectionEn="What was done",
            linkField="result",
            linkValues="bad",
            linkDoes="show",
        ),
        _field("photos", "照片", "Photos", "image", listShow=False, wide=True),
        _field(
            "note",
            "备注",
            "Note",
            "textarea",
            listShow=False,
            linkField="result",
            linkValues="watch,bad",
            linkDoes="need",
        ),
        _field("item", "检查项目", "What is checked", required=True, tableCode="checks"),
        _field(
            "found",
            "情况",
            "Condition",
            "options",
            required=True,
            tableCode="checks",
            options="good=正常 | Good\nbad=异常 | Faulty",
        ),
        _field("reading", "读数", "Reading", "decimal", tableCode="checks"),
        _field("remark", "说明", "Remark", tableCode="checks"),
    ),
    (
        RowPlan(
            0,
            "dispatcher",
            {"device": "1号生活水泵", "place": "地下泵房", "result": "good", "pressure": "0.42", "warmth": "36.50"},
            {
                "checks": (
                    _check("轴承温度", "good", "36.50"),
                    _check("出口压力", "good", "0.42"),
                    _check("机械密封", "good"),
                )
            },
        ),
        RowPlan(
            0,
            "dispatcher",
            {
                "device": "消防稳压泵",
                "place": "地下泵房",
                "result": "watch",
                "pressure": "0.31",
                "note": "压力偏低，次日复查",
            },
            {"checks": (_check("出口压力", "bad", "0.31", "低于0.35"), _check("控制柜指示", "good"))},
        ),
        RowPlan(
            1,
            "dispatcher",
            {"device": "2号客梯", "place": "A座", "result": "good", "warmth": "28.00"},
            {"checks": (_check("轿门开闭", "good"), _check("紧急呼叫", "good"))},
            (("confirm", {}),),
        ),
        RowPlan(
            1,
            "dispatcher",
            {"device": "变配电柜", "place": "配电房", "result": "good", "warmth": "41.00"},
            {"checks": (_check("母排温度", "good", "41.00"),)},
            (("confirm", {}), ("reopen", {"reason": "红外测温记录漏填，补测后再确认"})),
        ),
        RowPlan(
            2,
            "dispatcher",
            {"device": "1号客梯", "place": "A座", "result": "bad", "cost": "680.00", "note": "门机异响，已报修"},
            {"checks": (_check("轿门开闭", "bad", remark="门机皮带磨损"), _check("紧急呼叫", "good"))},
            (("repair", {}),),
        ),
        RowPlan(
            3,
            "dispatcher",
            {"device": "屋顶冷却塔", "place": "屋面", "result": "good", "warmth": "30.20"},
            {"checks": (_check("布水器", "good"), _check("风机皮带", "good"))},
            (("confirm", {}),),
        ),
    ),
    ({"code": "checks", "title": "检查项", "titleEn": "Checks"},),
    (
        {"code": "open", "title": "待复核", "titleEn": "To be reviewed", "colour": "blue", "initial": True},
        {"code": "repair", "title": "维修中", "titleEn": "Under repair", "colour": "orange"},
        {"code": "done", "title": "已确认", "titleEn": "Confirmed", "colour": "green", "settled": True},
    ),
    (
        {
            "code": "confirm",
            "title": "确认",
            "titleEn": "Confirm",
            "sources": "open,repair",
            "target": "done",
        },
        {
            "code": "repair",
            "title": "转维修",
            "titleEn": "Have it repaired",
            "sources": "open",
            "target": "repair",
            "onlyField": "result",
            "onlyOp": "is",
            "onlyValues": "watch,bad",
        },
        {
            "code": "reopen",
            "title": "退回复核",
            "titleEn": "Review again",
            "sources": "done",
            "target": "open",
            "needsReason": True,
        },
    ),
)
VISITORS = FormPlan(
    "visitors",
    "访客登记",
    "Visitors",
    "来访人员登记",
    ("front_desk",),
    (
        _field("visitor", "来访人", "Visitor", required=True, queryShow=True, length=40),
        _field("company", "单位", "Company", queryShow=True),
        _field("day", "来访日期", "Day", "date", required=True, queryShow=True),
        _field("arrived", "到达时间", "Arrived", "time"),
        _field("people", "人数", "People", "int", defaultValue="1"),
        _field("host", "被访人", "Whom they visit", "user"),
        _field("team", "被访部门", "Department", "depart", listShow=False),
        _field("carries", "携带物品", "Carries things", "bool"),
        _field(
            "reason",
            "事由",
            "Reason",
            "options",
            options="meeting=会谈 | Meeting\nwork=施工 | Works\nother=其他 | Other",
        ),
    ),
    (
        RowPlan(
            0,
            "clerk1",
            {"visitor": "周建国", "company": "东湖电梯维保", "arrived": "09:10:00", "people": 2, "reason": "work"},
        ),
        RowPlan(
            0,
            "clerk1",
            {"visitor": "林晓燕", "company": "云栖设计", "arrived": "10:30:00", "people": 1, "reason": "meeting"},
        ),
        RowPlan(
            1,
            "clerk1",
            {"visitor": "陈志远", "company": "城西消防", "arrived": "14:00:00", "people": 3, "reason": "work"},
        ),
        RowPlan(
            2, "clerk1", {"visitor": "吴秀英", "arrived": "16:20:00", "people": 1, "carries": True, "reason": "other"}
        ),
    ),
)
FORMS = (INSPECTION, VISITORS)
