"""Parameters: named values that administrators may set."""

from schema.kit.base import Base
from schema.kit.columns import Char
from schema.kit.field import f
from schema.kit.resource import Resource


class Param(Base):
    param_key = Char(60)
    param_name = Char(100)
    param_value = Char(2000, null=True)
    remark = Char(255, null=True)

    class Meta:
        table = "sys_param"


param = Resource(
    Param,
    path="sys/sysParam",
    title="系统参数 | Parameters",
    fields=[
        f("param_key", "参数键 | Key", rule="letters_digits", once=True, find="like", unique=True),
        f("param_name", "参数名称 | Name", find="like"),
        f("param_value", "参数值 | Value", kind="textarea"),
        f("remark", "备注 | Remark", hide="list"),
    ],
    label="param_name",
)
