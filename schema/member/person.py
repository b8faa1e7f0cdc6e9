"""Members: the person behind every other file of the domain."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref, Sealed
from schema.kit.dictionary import dictionary, states
from schema.kit.duplicates import Duplicates
from schema.kit.field import Files, Wire, f, table
from schema.kit.resource import Child, Resource, Rows, Seen
from schema.kit.views import Cards, FormStep, Views
from schema.member.completeness import COMPLETE, MISSING, STALE_DAYS
from schema.member.membership import APPLIED, membership_process

NATION = dictionary(
    "nation",
    "民族 | Nationality",
    "han=汉族 | Han",
    "zhuang=壮族 | Zhuang",
    "hui=回族 | Hui",
    "manchu=满族 | Manchu",
    "uyghur=维吾尔族 | Uyghur",
    "miao=苗族 | Miao",
    "yi=彝族 | Yi",
    "tujia=土家族 | Tujia",
    "tibetan=藏族 | Tibetan",
    "mongol=蒙古族 | Mongol",
    "she=畲族 | She",
    "other=其他 | Other",
)
PARTY = dictionary(
    "party",
    "政治面貌 | Political affiliation",
    "cpc=中共党员 | CPC",
    "league=共青团员 | Youth League",
    "cdl=民盟 | China Democratic League",
    "cdnca=民建 | CDNCA",
    "capd=民进 | CAPD",
    "cpwdp=农工党 | CPWDP",
    "zhigong=致公党 | Zhi Gong",
    "jiusan=九三学社 | Jiusan Society",
    "rckmt=民革 | RCKMT",
    "tdsgl=台盟 | TDSGL",
    "none=群众 | None",
)
EDUCATION = dictionary(
    "education",
    "学历 | Education",
    "middle=初中及以下 | Middle school or less",
    "high=高中 | High school",
    "technical=中专 | Technical school",
    "college=大专 | College",
    "bachelor=本科 | Undergraduate",
    "graduate=研究生 | Postgraduate",
)
DEGREE = dictionary(
    "degree",
    "学位 | Degree",
    "none=无 | None",
    "bachelor=学士 | Bachelor",
    "master=硕士 | Master",
    "doctor=博士 | Doctor",
)
MARITAL = dictionary(
    "marital",
    "婚姻状况 | Marital status",
    "single=未婚 | Single",
    "married=已婚 | Married",
    "divorced=离异 | Divorced",
    "widowed=丧偶 | Widowed",
)
MEMBER_SOURCE = dictionary(
    "member_source",
    "会员来源 | Source of a member",
    "introduced=会员介绍 | Introduced",
    "visit=走访发展 | Visited",
    "activity=活动 | Activity",
    "website=网站 | Website",
    "other=其他 | Other",
)
AGE = "extract(year FROM age((now() AT TIME ZONE 'Asia/Shanghai')::date, t.birth))::int"
SCORE = "(SELECT coalesce(sum(s.points), 0) FROM vip_score_ledger s WHERE s.member_id = t.id AND s.del_flag = 0)::int"


class Member(Base):
    """`user_id` is the account of the member, where there is one. `age`, `completeness`, `missing`, `stale_days` and `score` are read from
    what else is known; `member_no` is given by the server where none was typed."""

    member_no = Char(20, default="")
    name = Char(60)
    name_pinyin = Char(240, null=True)
    gender = Char(1, null=True)
    birth = Date(null=True)
    age = Int(null=True)
    nation = Char(20, null=True)
    native_place = Char(12, null=True)
    id_type = Char(20, default="id_card")
    id_no = Sealed(50, same=True, null=True)
    party = Char(20, null=True)
    party_date = Date(null=True)
    education = Char(20, null=True)
    degree = Char(20, null=True)
    health = Char(60, null=True)
    marital = Char(20, null=True)
    photo = Char(600, null=True)
    mobile = Char(20, null=True)
    level_id = Ref(null=True, db_index=True)
    org_id = Ref(null=True, db_index=True)
    firm_id = Ref(null=True, db_index=True)
    user_id = Ref(null=True, db_index=True)
    join_date = Date(null=True)
    state = Char(20, default=APPLIED)
    reason = Char(200, null=True)
    source = Char(20, null=True)
    introducer_id = Ref(null=True)
    tags = Char(200, null=True)
    completeness = Int(null=True)
    missing = Char(200, null=True)
    stale_days = Int(null=True)
    score = Int(null=True)

    class Meta:
        table = "vip_member"


person = Resource(
    Member,
    path="vip/person",
    title="会员 | Members",
    fields=[
        f("member_no", "会员编号 | Member no.", rule="letters_digits", find="like", flags="unique", width=120),
        f("name", "姓名 | Name", rule="name", find="like", width=120),
        f("name_pinyin", "姓名拼音 | Pinyin", flags="read_only", hide="list import"),
        f("gender", "性别 | Gender", dict="sex", find="in", width=80),
        f("birth", "出生日期 | Birthday", find="range", hide="list"),
        f("age", "年龄 | Age", flags="read_only", find="range", width=80, hide="import", wire=Wire(reads=AGE)),
        f("state", "状态 | State", dict="member_state", find="in", flags="read_only", width=96),
        f("mobile", "手机 | Mobile", rule="mobile", find="like", width=124),
        f("level_id", "等级 | Level", ref="vip/level", find="eq", width=120),
        f("org_id", "所属组织 | Chapter", ref="vip/org", find="eq", width=140),
        f("firm_id", "所在企业 | Firm", ref="vip/firm", find="eq", width=200),
        f("user_id", "账号 | Account", ref="sys/user", flags="unique", hide="list"),
        f("join_date", "入会日期 | Joined on", find="range", width=120),
        f("nation", "民族 | Nationality", dict="nation", find="in", hide="list"),
        f(
            "native_place",
            "籍贯 | Native place",
            choice=table("sys_region,name,code", parent="parent_code", way="tree"),
            hide="list",
        ),
        f("id_type", "证件类型 | ID type", dict="id_type", hide="list"),
        f("id_no", "证件号码 | ID number", rule="certificate", flags="secret unique", hide="list"),
        f("party", "政治面貌 | Affiliation", dict="party", find="in", hide="list"),
        f("party_date", "入党时间 | Joined the party on", hide="list"),
        f("education", "学历 | Education", dict="education", find="in", hide="list"),
        f("degree", "学位 | Degree", dict="degree", find="in", hide="list"),
        f("marital", "婚姻状况 | Marital status", dict="marital", hide="list"),
        f("health", "健康状况 | Health", hide="list"),
        f("photo", "照片 | Photo", kind=Files("image"), hide="list export"),
        f("source", "来源 | Source", dict="member_source", find="in", hide="list"),
        f("introducer_id", "介绍人 | Introduced by", ref="vip/person", find="eq", hide="list"),
        f("tags", "标签 | Tags", kind="tags", find="like", hide="list"),
        f("reason", "状态原因 | Reason of the state", flags="read_only", hide="list import"),
        f("score", "积分 | Points", flags="read_only", find="range", width=88, hide="import", wire=Wire(reads=SCORE)),
        f(
            "completeness",
            "完整度(%) | Complete (%)",
            flags="read_only",
            find="range",
            width=112,
            hide="import",
            wire=Wire(reads=COMPLETE),
        ),
        f(
            "missing",
            "待补资料 | Missing",
            kind="dicts",
            dict="member_part",
            flags="read_only",
            width=200,
            hide="list import",
            wire=Wire(reads=MISSING),
        ),
        f(
            "stale_days",
            "未核实天数 | Days since confirmed",
            flags="read_only",
            find="range",
            width=112,
            hide="import",
            wire=Wire(reads=STALE_DAYS),
            help="资料上次由本人或秘书处确认距今几天 | Since they or the secretariat last confirmed the file",
        ),
    ],
    list="name member_no state level_id org_id firm_id mobile gender age score completeness missing stale_days join_date",
    children=[
        Child(path, "member_id")
        for path in (
            "vip/contact",
            "vip/work",
            "vip/study",
            "vip/learning",
            "vip/honour",
            "vip/social",
            "vip/cppcc",
            "vip/cppccProposal",
            "vip/npc",
            "vip/npcBill",
            "vip/assistant",
            "vip/otherPost",
            "vip/rating",
            "vip/score",
            "vip/agreement",
            "vip/followUp",
            "vip/trip",
            "vip/improve",
        )
    ],
    rows=Rows(
        beside="org_id",
        seen=Seen("t.user_id = {user}"),
        duplicates=Duplicates(same=("mobile", "id_no"), alike=("name",), together=("id_type id_no",)),
    ),
    views=Views(
        cards=Cards(cover="photo", title="name", state="state", lines="firm_id mobile"),
        steps=(
            FormStep("基本资料 | Basics", "member_no name gender birth mobile photo"),
            FormStep("会籍 | Membership", "level_id org_id firm_id user_id join_date source introducer_id tags"),
            FormStep(
                "个人背景 | Background",
                "nation native_place id_type id_no party party_date education degree marital health",
            ),
        ),
        together=True,
    ),
    process=membership_process("会员 | Member", "member_no"),
    actions=[
        Action("improve", "请其完善资料 | Ask for details", needs="vip:improve:link"),
        Action("history", "跟进时间线 | Follow-ups in time", needs="crm:followUp:list"),
        Action("segment", "存为分群 | Save as segment", needs="vip:segment:add", without_row=True),
    ],
)

MEMBER_STATE = states(person, "会员状态 | Member state")
