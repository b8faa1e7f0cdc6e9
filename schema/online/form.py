"""Online forms (在线表单): what an administrator builds at run time, with its fields and the versions that were published.

The rows here are the draft that people edit; what is served is the version that was published last, and a version never changes.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Int, Json, Ref, Text
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Chosen, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows
from schema.kit.views import FormStep, Views

DRAFT, PUBLISHED, STOPPED = "draft", "published", "stopped"
TEXT, LONG_TEXT, WHOLE, DECIMAL, MONEY = "text", "textarea", "int", "decimal", "money"
DAY, MOMENT, TIME, YES_NO = "date", "datetime", "time", "bool"
PAGE, STEPS = "page", "steps"
OPTIONS, DICTIONARY, USER, DEPART, FILE, IMAGE = "options", "dict", "user", "depart", "file", "image"

FIELD_KIND = dictionary(
    "onl_field_kind",
    "字段类型 | Kind of field",
    "text=文本 | Text",
    "textarea=多行文本 | Long text",
    "int=整数 | Whole number",
    "decimal=小数 | Decimal",
    "money=金额 | Amount",
    "date=日期 | Day",
    "datetime=日期时间 | Day and time",
    "time=时间 | Time",
    "bool=是否 | Yes or no",
    "options=选项 | Choice of options",
    "dict=字典 | Choice of a dictionary",
    "user=人员 | Person",
    "depart=部门 | Department",
    "file=文件 | Files",
    "image=图片 | Pictures",
)

FORM_LAYOUT = dictionary(
    "onl_form_layout",
    "表单布局 | Layout of a form",
    "page=同页分组 | Sections on one page",
    "steps=分步填写 | Step by step",
)

SHOWN, NEEDED, SHOWN_AND_NEEDED = "show", "need", "both"
FIELD_LINK = dictionary(
    "onl_field_link",
    "字段联动 | What a field does by another",
    f"{SHOWN}=才显示 | Is shown",
    f"{NEEDED}=才必填 | Is required",
    f"{SHOWN_AND_NEEDED}=才显示并必填 | Is shown and required",
)

FIELD_RULE = dictionary(
    "onl_field_rule",
    "文本格式 | Format of a text",
    "mobile=手机号 | Mobile number",
    "phone=电话 | Telephone",
    "landline=座机 | Landline",
    "email=邮箱 | E-mail",
    "url=网址 | Web address",
    "postal=邮政编码 | Postal code",
    "natural=自然数 | Natural number",
    "letters=字母 | Letters",
    "letters_digits=字母和数字 | Letters and digits",
    "national_id=身份证号 | Identity card",
    "company_code=统一社会信用代码 | Company code",
    "bank_card=银行卡号 | Bank card",
    "qq=QQ号 | QQ number",
)
"""Each is a named rule of the engine, which server and web check alike."""


class OnlineForm(Base):
    """`number`: of its table and its path, given when it is first published. `last_column`: the highest number of a column so far.
    `public_…`: whether outsiders fill it in by its link, until when, how many in all, and each device once."""

    code = Char(40)
    title = Char(60)
    title_en = Char(60)
    description = Char(255, null=True)
    layout = Char(8, default=PAGE)
    state = Char(12, default=DRAFT)
    version = Int(default=0)
    number = Int(null=True)
    last_column = Int(default=0)
    public_open = Bool(default=False)
    public_end = DateTime(null=True)
    public_limit = Int(null=True)
    public_once = Bool(default=True)

    class Meta:
        table = "onl_form"


class OnlineField(Base):
    """`table_code`: of the sub-table that it belongs to; none where it is of the form itself. `column_no`: of its column, given when it is first published. `options`: one a line, "value=中文 | English".
    `section`: the heading of the section that begins with this field; those below belong to it until the next.
    `link_field`: the name of a field above, by which this one goes while that has one of `link_values`, comma-joined."""

    form_id = Ref(db_index=True)
    sort_order = Int(default=1)
    table_code = Char(40, null=True)
    name = Char(40)
    title = Char(60)
    title_en = Char(60)
    kind = Char(12)
    required = Bool(default=False)
    single = Bool(default=False)
    options = Text(null=True)
    dict_code = Char(100, null=True)
    length = Int(null=True)
    least = Int(null=True)
    most = Int(null=True)
    rule = Char(20, null=True)
    default_value = Char(200, null=True)
    list_show = Bool(default=True)
    query_show = Bool(default=False)
    section = Char(60, null=True)
    section_en = Char(60, null=True)
    wide = Bool(default=False)
    link_field = Char(40, null=True)
    link_values = Char(1000, null=True)
    link_does = Char(8, null=True)
    column_no = Int(null=True)

    class Meta:
        table = "onl_form_field"


class OnlineVersion(Base):
    """What was published: `definition` whole, `operations` against the version before, one a line, and how many of each sort."""

    form_id = Ref(db_index=True)
    version = Int()
    definition = Json()
    operations = Text(null=True)
    added = Int(default=0)
    changed = Int(default=0)
    hidden = Int(default=0)

    class Meta:
        table = "onl_form_version"


PROCESS = Process(
    "state",
    name="onlineForm",
    noun="表单 | Form",
    number="code",
    states={
        DRAFT: "草稿 | Draft #default",
        PUBLISHED: "已发布 | Published #green",
        STOPPED: "已停用 | Stopped #orange",
    },
    transitions=[
        Transition("publish", "发布 | Publish", f"{DRAFT} {PUBLISHED} {STOPPED}", PUBLISHED, dialog=True),
        Transition(
            "stop",
            "停用 | Stop",
            PUBLISHED,
            STOPPED,
            right="publish",
            confirm="停用后任何人都不能再打开这个表单，数据保留；确认停用？"
            " | Nobody can open the form after, its rows are kept: stop it?",
            danger=True,
        ),
    ],
)

form = Resource(
    OnlineForm,
    path="online/cgform",
    title="在线表单 | Online forms",
    fields=[
        f(
            "code",
            "编码 | Code",
            flags="once unique",
            find="like",
            width=140,
            example="inspection",
            help="小写字母开头，只含小写字母、数字、下划线；是访问地址的一部分"
            " | Begins with a small letter; small letters, digits and underscores. A part of its address",
        ),
        f("title", "名称 | Title", find="like", width=160),
        f("title_en", "英文名称 | Title in English", find="like", width=160),
        f("description", "说明 | Description", kind="textarea", width=220),
        f(
            "layout",
            "布局 | Layout",
            dict="onl_form_layout",
            hide="list",
            help="字段里填写的分组，同页显示或一步一步填写 | Its sections are shown on one page or filled in one after another",
        ),
        f("state", "状态 | State", dict="onl_form_state", find="in", flags="read_only", width=96),
        f("version", "版本 | Version", flags="read_only", width=72),
        f("number", "编号 | Number", flags="read_only", hide="list form"),
        f(
            "public_open",
            "公开填写 | Open to outsiders",
            hide="list",
            help="没有账号的人也可以用公开链接填写；人员、部门不向外部提供"
            " | People without an account fill it in by its public link; they are not asked for people or departments",
        ),
        f("public_end", "公开截止 | Open until", hide="list"),
        f("public_limit", "公开份数上限 | At most from outsiders", limits=(1, 1_000_000), hide="list"),
        f("public_once", "每台设备一次 | Once per device", hide="list"),
    ],
    list="code title title_en state version description create_time",
    label="title | title_en",
    process=PROCESS,
    actions=[
        Action("design", "布局与联动 | Lay out", needs="online:cgform:edit"),
        Action("flow", "流程 | Process", needs="online:cgform:edit"),
        Action("link", "公开链接 | Public link", needs="online:cgform:edit", when={"state": PUBLISHED}),
        Action("open", "打开 | Open", needs="online:cgform:list", when={"state": PUBLISHED}),
    ],
    children=[
        Child("online/cgformTable", "form_id", inline=True),
        Child("online/cgformField", "form_id", inline=True),
        Child("online/cgformState", "form_id", inline=True),
        Child("online/cgformStep", "form_id", inline=True),
        Child("online/cgformVersion", "form_id"),
    ],
)

FORM_STATE = states(form, "在线表单状态 | State of an online form")

form_field = Resource(
    OnlineField,
    path="online/cgformField",
    title="表单字段 | Fields of forms",
    fields=[
        f("form_id", "表单 | Form", ref="online/cgform", find="eq", flags="once", width=160),
        f("sort_order", "排序 | Order", limits=(0, 99999), width=72),
        f("table_code", "子表编码 | Sub-table", hide="form", width=120),
        f("name", "字段名 | Name", find="like", width=120, example="place"),
        f("title", "标题 | Title", find="like", width=140),
        f("title_en", "英文标题 | Title in English", width=140),
        f("kind", "类型 | Kind", dict="onl_field_kind", find="in", width=120),
        f("required", "必填 | Required", width=72),
        f("single", "唯一 | Unique", width=72),
        f(
            "options",
            "选项 | Options",
            limits=8000,
            width=180,
            example="good=正常 | Good",
            help="类型为选项时填写，每行一个；竖线后为英文 | For the kind of a choice: one a line, its English name behind a bar",
        ),
        f(
            "dict_code",
            "字典编码 | Dictionary",
            choice=Chosen("sys/dict", store="dict_code"),
            width=140,
            help="类型为字典时填写 | For the kind of a dictionary",
        ),
        f("length", "最大长度 | Longest", limits=(1, 500), width=88, help="文本的字数 | Of a text"),
        f("rule", "格式 | Format", dict="onl_field_rule", width=120, help="文本的格式 | Of a text"),
        f("least", "最小 | Least", width=80, help="数字的最小值 | Of a number"),
        f("most", "最大 | Most", width=80, help="数字的最大值 | Of a number"),
        f("default_value", "默认值 | Default", width=120),
        f("list_show", "列表显示 | In the list", width=88),
        f("query_show", "查询条件 | Search by it", width=88),
        f(
            "section",
            "分组标题 | Section",
            width=130,
            help="从这个字段开始的分组 | The section that begins with this field",
        ),
        f("section_en", "分组英文标题 | Section in English", width=150),
        f("wide", "整行 | Full width", width=72, help="占表单的整行 | Takes the whole width of the form"),
        f(
            "link_field",
            "联动字段 | Goes by",
            width=120,
            help="上面某个字段的字段名 | The name of a field above it",
        ),
        f(
            "link_values",
            "联动取值 | Values of it",
            width=140,
            example="bad,watch",
            help="逗号分隔；不填表示有值即可 | Comma between them; any value where there are none",
        ),
        f("link_does", "满足时 | Then it", dict="onl_field_link", width=130),
        f("column_no", "列号 | Column", flags="read_only", hide="list form"),
    ],
    list="sort_order name title title_en kind required single list_show query_show form_id",
    sort="form_id sort_order id",
    label="title | title_en",
    search="own",
    rows=Rows(unique=[("form_id", "name")], under={"form_id": "online/cgform"}),
    views=Views(
        steps=(
            FormStep("字段 | The field", "form_id sort_order name kind title title_en"),
            FormStep("取值 | Values", "required single options dict_code length rule least most default_value"),
            FormStep("显示 | How it is shown", "list_show query_show section section_en wide"),
            FormStep("联动 | Goes by another", "link_field link_values link_does"),
        ),
        together=True,
    ),
)

form_version = Resource(
    OnlineVersion,
    path="online/cgformVersion",
    title="表单版本 | Versions of forms",
    fields=[
        f("form_id", "表单 | Form", ref="online/cgform", find="eq", flags="read_only", width=160),
        f("version", "版本 | Version", find="eq", flags="read_only", width=88),
        f("added", "新增字段 | Fields added", flags="read_only", width=110),
        f("changed", "修改字段 | Fields changed", flags="read_only", width=110),
        f("hidden", "移除字段 | Fields removed", flags="read_only", width=110),
        f("operations", "变更 | Changes", flags="read_only", hide="list"),
    ],
    list="version added changed hidden form_id create_by create_time",
    sort="form_id -version",
    can="list",
    label="version",
    search="off",
    rows=Rows(record=True, under={"form_id": "online/cgform"}),
)

ONLINE_CONSTRAINTS = ['CREATE SEQUENCE IF NOT EXISTS "onl_form_number" AS integer']
