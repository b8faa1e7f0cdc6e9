"""Routes of the gateway: which addresses below {API_PREFIX}/gw/ go to which service, and what changes on the way."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Json
from schema.kit.field import f
from schema.kit.resource import Family, Resource


class GatewayRoute(Base):
    router_id = Char(50)
    name = Char(100)
    uri = Char(200)
    predicates = Json(null=True)
    filters = Json(null=True)
    strip_prefix = Int(default=0)
    retryable = Bool(default=False)
    persistable = Bool(default=True)
    show_api = Bool(default=False)
    forward_token = Bool(default=False)
    status = Char(1, default="1")

    class Meta:
        table = "sys_gateway_route"


gateway_route = Resource(
    GatewayRoute,
    path="sys/gatewayRoute",
    title="路由网关 | Gateway routes",
    fields=[
        f("router_id", "路由ID | Route id", rule="letters_digits", flags="once unique", find="like"),
        f("name", "路由名称 | Name", find="like"),
        f(
            "uri",
            "路由URI | Target",
            rule="gateway_target",
            help="http(s)://主机 或 lb://服务名 | http(s)://host or lb://service",
        ),
        f("predicates", "路由条件 | Conditions", hide="list"),
        f("filters", "过滤器 | Filters", hide="list"),
        f("strip_prefix", "去除前缀段数 | Segments taken off", limits=(0, 9)),
        f("retryable", "重试 | Retry", hide="list"),
        f("persistable", "持久化 | Kept", hide="list"),
        f("show_api", "显示接口 | Shown in the documents", hide="list"),
        f(
            "forward_token",
            "转发令牌 | Session token",
            hide="list",
            help="开启后目标服务会收到用户的会话令牌 | The service then receives the person's session token",
        ),
        f("status", "状态 | Status", dict="gateway_status", find="eq"),
    ],
    can="list add edit delete export",
    family=Family(plain_list=True),
)
