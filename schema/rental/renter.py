"""Renters (租客): people who rent, known again by their document."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Money, Ref, Sealed
from schema.kit.duplicates import Duplicates
from schema.kit.field import Files, f, table
from schema.kit.resource import Resource, Rows
from schema.kit.views import FormStep, Views


class Renter(Base):
    name = Char(60)
    phone = Char(20)
    gender = Char(2, null=True)
    id_type = Char(20, default="id_card")
    id_no = Sealed(50, same=True, document=True, null=True)
    id_photo = Char(1000, null=True)
    nation = Char(40, null=True)
    residence = Char(12, null=True)
    address = Char(200, null=True)
    email = Char(100, null=True)
    bank_card = Char(20, null=True)
    emergency_name = Char(60, null=True)
    emergency_phone = Char(20, null=True)
    black = Bool(default=False)
    black_reason = Char(200, null=True)
    spend_total = Money(default=0)
    stay_times = Int(default=0)
    pinyin = Char(100, null=True)
    company_id = Ref(null=True, db_index=True)
    tags = Char(200, null=True)

    class Meta:
        table = "rent_tenant"


renter = Resource(
    Renter,
    path="rental/tenant",
    title="租客管理 | Tenants",
    fields=[
        f("name", "姓名 | Name", rule="name", find="like"),
        f("phone", "手机 | Phone", rule="phone", find="like"),
        f("gender", "性别 | Gender", dict="sex"),
        f("id_type", "证件类型 | ID type", dict="id_type"),
        f("id_no", "证件号码 | ID number", rule="certificate", flags="secret"),
        f("id_photo", "证件照 | ID photo", kind=Files("image", most=2), hide="list export"),
        f("nation", "民族/国籍 | Nation", hide="list"),
        f(
            "residence",
            "户籍地区 | Registered in",
            choice=table("sys_region,name,code", parent="parent_code", way="tree"),
            hide="list",
        ),
        f("company_id", "所属协议单位 | Company", ref="rental/company", find="eq", hide="list"),
        f("tags", "标签 | Tags", kind="tags", find="like", hide="list"),
        f("address", "住址 | Address", hide="list"),
        f("email", "邮箱 | E-mail", rule="email", hide="list"),
        f(
            "bank_card",
            "退款银行卡 | Card for refunds",
            rule="bank_card",
            hide="list export",
            example="6222021202012345675",
            help="退还押金用 | Deposits are paid back to it",
        ),
        f("emergency_name", "紧急联系人 | Emergency contact", rule="name", hide="list"),
        f("emergency_phone", "紧急联系电话 | Emergency phone", rule="phone", hide="list"),
        f("black", "黑名单 | Black list", find="eq"),
        f("black_reason", "原因 | Reason", hide="list"),
        f("spend_total", "累计消费 | Spent in all", flags="read_only"),
        f("stay_times", "入住次数 | Stays", flags="read_only"),
        f("pinyin", "拼音首字母 | Pinyin initials", hide="list form", find="like"),
    ],
    list="name phone gender id_type black spend_total stay_times create_time",
    rows=Rows(
        unique=[("id_type", "id_no")],
        duplicates=Duplicates(same=("phone", "id_no"), alike=("name",), together=("id_type id_no",), holds="renter_id"),
    ),
    views=Views(
        steps=(
            FormStep("身份 | Identity", "name phone gender id_type id_no id_photo nation residence"),
            FormStep(
                "联系与结算 | Contact and money",
                "address email emergency_name emergency_phone company_id bank_card tags",
            ),
            FormStep("黑名单 | Black list", "black black_reason"),
        ),
        together=True,
    ),
    actions=[
        Action("improve", "请其完善资料 | Ask for details", needs="portal:improve:link"),
    ],
)
