"""Check rules: how a code must look, segment by segment."""

from schema.kit.base import Base
from schema.kit.columns import Char, Text
from schema.kit.field import f
from schema.kit.resource import Resource


class CheckRule(Base):
    """`rule_json`: [{digits: "3" or "*", pattern, message}]; each takes the next characters, "*" the whole value."""

    rule_code = Char(50)
    rule_name = Char(100)
    rule_json = Text()
    rule_description = Char(255, null=True)

    class Meta:
        table = "sys_check_rule"


check_rule = Resource(
    CheckRule,
    path="sys/checkRule",
    title="编码校验规则 | Check rules",
    fields=[
        f("rule_name", "规则名称 | Name", find="like"),
        f("rule_code", "规则编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f(
            "rule_json",
            "规则 | Rules",
            hide="list",
            limits=10_000,
            example='[{"digits":"*","pattern":"[A-Z]+","message":""}]',
        ),
        f("rule_description", "规则描述 | Description"),
    ],
    label="rule_name",
)
