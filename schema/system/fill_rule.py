"""Fill rules: how a value is made that nobody should have to type, above all running numbers."""

from tortoise import Model, fields

from schema.kit.base import Base
from schema.kit.columns import BigInt, Char, Json
from schema.kit.field import Wire, f
from schema.kit.resource import Resource
from schema.kit.snowflake import next_id


class FillRule(Base):
    """`rule_class` names a generator of the server, never a path of code; `rule_params` is what it takes."""

    rule_code = Char(50)
    rule_name = Char(100)
    rule_class = Char(40)
    rule_params = Json(null=True)

    class Meta:
        table = "sys_fill_rule"


fill_rule = Resource(
    FillRule,
    path="sys/fillRule",
    title="填值规则 | Fill rules",
    fields=[
        f("rule_name", "规则名称 | Name", find="like"),
        f("rule_code", "规则编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f("rule_class", "规则 | Generator", dict="fill_rule_class", find="eq"),
        f("rule_params", "规则参数 | Parameters", hide="list", wire=Wire(text=True)),
    ],
    label="rule_name",
)


class FillCounter(Model):
    """The last number given by a rule in a period; counted up under its row lock."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    rule_id = BigInt()
    period = Char(10)
    value = BigInt()

    class Meta:
        table = "sys_fill_counter"
        unique_together = (("tenant_id", "rule_id", "period"),)
