"""Other databases that reports read; their passwords are sealed and never shown."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Sealed
from schema.kit.field import f
from schema.kit.resource import Resource


class DataSource(Base):
    code = Char(50)
    name = Char(100)
    remark = Char(255, null=True)
    db_type = Char(20)
    db_driver = Char(100, null=True)
    db_url = Char(300)
    db_name = Char(100, null=True)
    db_username = Char(100, null=True)
    db_password = Sealed(200, null=True)

    class Meta:
        table = "sys_data_source"


data_source = Resource(
    DataSource,
    path="sys/dataSource",
    title="数据源管理 | Data sources",
    fields=[
        f("name", "数据源名称 | Name", find="like"),
        f("code", "数据源编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f("db_type", "数据库类型 | Kind", dict="database_type", find="eq"),
        f("db_driver", "驱动 | Driver", hide="list form"),
        f("db_url", "连接地址 | Address", example="postgresql://db.example.com:5432/sales"),
        f("db_name", "数据库名称 | Database", hide="list"),
        f("db_username", "用户名 | User"),
        f("db_password", "密码 | Password", kind="password", flags="secret", limits=200),
        f("remark", "备注 | Remark"),
    ],
    can="list add edit delete export",
    list="name code db_type db_url db_username remark create_time",
    actions=[Action("testConnection", "测试连接 | Test the connection", needs="sys:dataSource:test")],
)
