"""Logs of sign-ins and operations: who, when and from where; never what was typed."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Also, Family, Resource, Rows

SIGN_IN, OPERATION = "1", "2"
ADDED, CHANGED, DELETED, IMPORTED, EXPORTED = "2", "3", "4", "5", "6"
LOG_DAYS = 180
SIGNS = {
    "登录成功": "Signed in",
    "登录失败：用户名或密码错误": "Refused: wrong user name or password",
    "登录失败：两步验证码错误": "Refused: wrong code of the second step",
    "登录失败：账号不存在": "Refused: no such account",
    "退出登录": "Signed out",
    "注册账号": "Registered",
    "用验证码修改邮箱": "E-mail changed by a code",
    "用验证码修改密码": "Password changed by a code",
}


class Log(Base):
    """`request_url` is the route, not the address; `request_param` has names of parameters, never their values."""

    log_type = Char(1)
    operate_type = Char(1, null=True)
    log_content = Char(200)
    user_id = Ref(null=True)
    username = Char(50, null=True)
    realname = Char(50, null=True)
    success = Bool(default=True)
    status = Int(null=True)
    ip = Char(45, null=True)
    device = Char(80, null=True)
    request_type = Char(10, null=True)
    request_url = Char(120, null=True)
    request_param = Char(500, null=True)
    cost_time = Int(null=True)

    class Meta:
        table = "sys_log"


log = Resource(
    Log,
    path="sys/log",
    title="日志管理 | Logs",
    search="off",
    rows=Rows(record=True),
    fields=[
        f("log_type", "日志类型 | Kind", dict="log_type", find="eq", hide="list"),
        f("log_content", "日志内容 | What", find="like"),
        f("operate_type", "操作类型 | Operation", dict="operate_type", find="eq"),
        f("username", "账号 | Account", find="like"),
        f("realname", "姓名 | Name", find="like"),
        f("success", "成功 | Succeeded", find="eq"),
        f("status", "状态码 | Status", hide="list"),
        f("ip", "IP地址 | Address", find="eq"),
        f("device", "设备 | Device"),
        f("request_type", "请求方式 | Method", hide="list"),
        f("request_url", "请求路径 | Route", find="like"),
        f("request_param", "参数名 | Parameters", hide="list"),
        f("cost_time", "耗时(毫秒) | Took (ms)"),
        f("user_id", "用户编号 | Person id", wire="userid", hide="list"),
    ],
    list="log_content operate_type username realname success ip device cost_time create_time",
    can="list export",
    family=Family(also=[Also("method", "NULL::text")]),
    label="log_content",
)

LOG_CONSTRAINTS = [
    "CREATE INDEX IF NOT EXISTS ix_sys_log_age ON sys_log USING brin (create_time)",
    "CREATE INDEX IF NOT EXISTS ix_sys_log_sign_in ON sys_log (user_id, create_time DESC) WHERE log_type = '1'",
]
