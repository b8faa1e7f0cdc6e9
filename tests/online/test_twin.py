"""A form that is built and the same thing declared by a developer are one: equal descriptions, equal calls."""

from typing import Any

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Money, Ref
from schema.kit.field import f
from schema.kit.resource import Resource
from schema.kit.views import FormStep, Views
from schema.online.definition import BuiltField, Definition, build_resource
from server.domains import routes_of_form
from server.engine.views_shown import describe_views
from server.http.openapi import build_openapi


class Twin(Base):
    c1 = Char(100, null=True)
    c2 = Money(null=True)
    c3 = Date(null=True)
    c4 = Char(100, null=True)
    c5 = Ref(null=True)
    c6 = Bool(default=False)

    class Meta:
        table = "onl_d_7"


CODED = Resource(
    Twin,
    path="onl/1/7",
    title="设备巡检 | Inspection",
    fields=[
        f("c1", "地点 | Place", wire="place", flags="required", find="like"),
        f("c2", "费用 | Cost", wire="cost"),
        f("c3", "日期 | Day", wire="day", find="range"),
        f("c4", "性别 | Sex", wire="sex", dict="sex"),
        f("c5", "人员 | Person", wire="person", ref="sys/user"),
        f("c6", "有声 | Sound", wire="sound"),
    ],
    list="place cost day sex person sound create_by create_time",
    label="c1",
    views=Views(
        steps=[FormStep("现场 | On site", "c1 c2 c3"), FormStep("人员 | People", "c4 c5 c6")], together=True, wide="c1"
    ),
)
BUILT = Definition(
    1,
    7,
    1,
    "inspection",
    "设备巡检",
    "Inspection",
    (
        BuiltField(
            "c1",
            "place",
            "地点",
            "Place",
            "text",
            required=True,
            searched=True,
            section="现场",
            section_en="On site",
            wide=True,
        ),
        BuiltField("c2", "cost", "费用", "Cost", "money"),
        BuiltField("c3", "day", "日期", "Day", "date", searched=True),
        BuiltField("c4", "sex", "性别", "Sex", "dict", dict_code="sex", section="人员", section_en="People"),
        BuiltField("c5", "person", "人员", "Person", "user"),
        BuiltField("c6", "sound", "有声", "Sound", "bool"),
    ),
)


def _document(resource: Resource) -> Any:
    return build_openapi(routes_of_form(resource), [], "/boot")


def test_a_built_form_and_its_coded_twin_are_called_alike() -> None:
    assert _document(build_resource(BUILT)) == _document(CODED)


def test_they_are_laid_out_alike() -> None:
    built = build_resource(BUILT)
    assert built.views == CODED.views
    assert describe_views(built) == describe_views(CODED)
    assert describe_views(built)["views"]["wide"] == ["place"]
