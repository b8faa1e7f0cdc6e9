"""Member firms: a company or institution with its file, its products, customers, owners, figures and departments."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Money, Ref, Text
from schema.kit.dictionary import dictionary
from schema.kit.duplicates import Duplicates
from schema.kit.field import Files, f, table
from schema.kit.resource import Child, Resource, Rows, Seen
from schema.kit.views import FormStep, Views
from schema.member.membership import APPLIED, membership_process

FIRM_KIND = dictionary(
    "ent_kind",
    "企业类型 | Kind of firm",
    "private=民营企业 | Private",
    "state=国有企业 | State-owned",
    "foreign=外资企业 | Foreign-funded",
    "joint=合资企业 | Joint venture",
    "self=个体工商户 | Sole trader",
    "institution=事业单位 | Institution",
    "association=社会团体 | Association",
)
FIRM_SCALE = dictionary(
    "ent_scale",
    "企业规模 | Size of firm",
    "large=大型 | Large",
    "medium=中型 | Medium",
    "small=小型 | Small",
    "micro=微型 | Micro",
)
FIRM_LISTED = dictionary(
    "ent_listed",
    "上市情况 | Listing",
    "none=未上市 | Not listed #default",
    "main=主板 | Main board #green",
    "growth=创业板 | Growth board #green",
    "star=科创板 | STAR market #green",
    "neeq=新三板 | NEEQ #blue",
    "abroad=境外上市 | Listed abroad #purple",
)
INDUSTRY = dictionary(
    "member_industry",
    "行业 | Industry",
    "property=物业服务 | Property services",
    "manufacture=智能制造 | Manufacturing",
    "culture=文旅 | Culture and travel",
    "catering=餐饮 | Catering",
    "it=信息技术 | Information technology",
    "finance=金融 | Finance",
    "trade=商贸 | Trade",
    "building=建筑 | Construction",
    "medical=医药健康 | Health",
    "education=教育 | Education",
    "other=其他 | Other",
)


class Firm(Base):
    """`reason`: why the firm stands where it does, of the last step that asked."""

    name = Char(100)
    uscc = Char(18, null=True)
    kind = Char(20, null=True)
    industry = Char(40, null=True)
    scale = Char(20, null=True)
    legal_rep = Char(60, null=True)
    reg_capital = Money(null=True)
    founded = Date(null=True)
    region = Char(12, null=True)
    address = Char(200, null=True)
    licence = Char(600, null=True)
    website = Char(200, null=True)
    intro = Text(null=True)
    listed = Char(20, null=True)
    high_tech = Bool(default=False)
    contact_name = Char(60, null=True)
    contact_phone = Char(20, null=True)
    level_id = Ref(null=True, db_index=True)
    org_id = Ref(null=True, db_index=True)
    join_date = Date(null=True)
    state = Char(20, default=APPLIED)
    reason = Char(200, null=True)

    class Meta:
        table = "vip_enterprise"


firm = Resource(
    Firm,
    path="vip/firm",
    title="会员企业 | Member firms",
    fields=[
        f("name", "企业名称 | Name", find="like", flags="unique", width=240),
        f(
            "uscc",
            "统一社会信用代码 | USCC",
            rule="company_code",
            find="like",
            flags="unique",
            width=180,
        ),
        f("kind", "企业类型 | Kind", dict="ent_kind", find="in", width=112),
        f("industry", "行业 | Industry", dict="member_industry", find="in", width=120),
        f("scale", "规模 | Size", dict="ent_scale", find="in", width=88),
        f("state", "状态 | State", dict="member_state", find="in", flags="read_only", width=96),
        f("level_id", "等级 | Level", ref="vip/level", find="eq", width=120),
        f("org_id", "所属组织 | Chapter", ref="vip/org", find="eq", width=140),
        f("join_date", "入会日期 | Joined on", find="range", width=120),
        f("legal_rep", "法定代表人 | Legal representative", rule="name", find="like", hide="list"),
        f("reg_capital", "注册资本（元） | Registered capital (yuan)", find="range", hide="list"),
        f("founded", "成立日期 | Founded on", find="range", hide="list"),
        f(
            "region",
            "所在地区 | Region",
            choice=table("sys_region,name,code", parent="parent_code", way="tree"),
            find="eq",
            hide="list",
        ),
        f("address", "地址 | Address", find="like", hide="list"),
        f("licence", "营业执照 | Licence", kind=Files("image", most=2), hide="list export"),
        f("website", "网址 | Website", rule="url", hide="list"),
        f("listed", "上市情况 | Listing", dict="ent_listed", find="in", hide="list"),
        f("high_tech", "高新技术企业 | High-tech firm", find="eq", hide="list"),
        f("contact_name", "联系人 | Contact", rule="name", find="like", hide="list"),
        f("contact_phone", "联系电话 | Phone", rule="phone", find="like", hide="list"),
        f("reason", "状态原因 | Reason of the state", flags="read_only", hide="list"),
        f("intro", "简介 | About", hide="list"),
    ],
    children=[
        Child("vip/person", "firm_id"),
        Child("vip/firmProduct", "firm_id"),
        Child("vip/firmTarget", "firm_id"),
        Child("vip/firmShare", "firm_id"),
        Child("vip/firmIncome", "firm_id"),
        Child("vip/firmSubject", "firm_id"),
        Child("vip/firmDepartment", "firm_id"),
        Child("vip/followUp", "firm_id"),
    ],
    rows=Rows(
        duplicates=Duplicates(same=("uscc", "contact_phone"), alike=("name",)),
        beside="org_id",
        seen=Seen(
            "EXISTS (SELECT FROM vip_member m WHERE m.firm_id = t.id AND m.tenant_id = t.tenant_id AND m.del_flag = 0"
            " AND m.user_id = {user})"
        ),
    ),
    views=Views(
        steps=(
            FormStep("企业资料 | The firm", "name uscc kind industry scale legal_rep reg_capital founded licence"),
            FormStep("会籍 | Membership", "level_id org_id join_date"),
            FormStep("联系方式 | Contact", "contact_name contact_phone region address website"),
            FormStep("其他 | More", "listed high_tech intro"),
        ),
        together=True,
    ),
    process=membership_process("会员企业 | Firm", "name"),
    actions=[
        Action("history", "跟进时间线 | Follow-ups in time", needs="crm:followUp:list"),
        Action("segment", "存为分群 | Save as segment", needs="vip:segment:add", without_row=True),
    ],
)
