"""Parameters: named values that administrators may set."""

from schema.kit.base import Base
from schema.kit.columns import Char
from schema.kit.field import f
from schema.kit.resource import Resource


class Param(Base):
    param_key = Char(60)
    param_name = Char(100)
    param_kind = Char(10, default="text")
    param_value = Char(2000, null=True)
    remark = Char(255, null=True)

    class Meta:
        table = "sys_param"


param = Resource(
    Param,
    path="sys/sysParam",
    title="系统参数 | Parameters",
    fields=[
        f("param_key", "参数键 | Key", rule="param_key", flags="once unique", find="like"),
        f("param_name", "参数名称 | Name", find="like"),
        f(
            "param_kind",
            "类型 | Kind",
            dict="param_kind",
            find="eq",
            help="系统已知的参数类型固定 | Of a parameter that the system knows it is fixed",
        ),
        f("param_value", "参数值 | Value", kind="textarea"),
        f("remark", "备注 | Remark", hide="list"),
    ],
    label="param_name",
)
