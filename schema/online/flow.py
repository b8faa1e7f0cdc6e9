"""The process of an online form (流程): the states that its rows pass through and the steps between them, as they are drafted.

What is served is the process of the version that was published last; a form without states has none.
"""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Ref
from schema.kit.condition import AT_LEAST, AT_MOST, EMPTY, FILLED, IS, IS_NOT
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

STATE_COLOUR = dictionary(
    "onl_state_colour",
    "状态颜色 | Colour of a state",
    "default=灰 | Grey",
    "blue=蓝 | Blue #blue",
    "green=绿 | Green #green",
    "orange=橙 | Orange #orange",
    "red=红 | Red #red",
    "cyan=青 | Cyan #cyan",
    "purple=紫 | Purple #purple",
)
STEP_CONDITION = dictionary(
    "onl_step_condition",
    "步骤条件 | Condition of a step",
    f"{FILLED}=已填写 | Is filled in",
    f"{EMPTY}=为空 | Is empty",
    f"{IS}=是其中之一 | Is one of",
    f"{IS_NOT}=不是其中之一 | Is none of",
    f"{AT_LEAST}=不小于 | Is at least",
    f"{AT_MOST}=不大于 | Is at most",
)


class OnlineState(Base):
    """`code` is what rows of the form hold. `initial`: the one that new rows begin in. `settled`: rows stay as they are in it."""

    form_id = Ref(db_index=True)
    sort_order = Int(default=1)
    code = Char(20)
    title = Char(30)
    title_en = Char(30)
    colour = Char(12, default="default")
    initial = Bool(default=False)
    settled = Bool(default=False)

    class Meta:
        table = "onl_form_state"


class OnlineStep(Base):
    """`sources`: codes of states, comma-joined; `target`: one of them. `only_field`: the name of a field of which something is
    asked before the step is taken: `only_op` of `only_values`, comma-joined."""

    form_id = Ref(db_index=True)
    sort_order = Int(default=1)
    code = Char(20)
    title = Char(30)
    title_en = Char(30)
    sources = Char(600, null=True)
    target = Char(20, null=True)
    needs_reason = Bool(default=False)
    only_field = Char(40, null=True)
    only_op = Char(8, null=True)
    only_values = Char(500, null=True)

    class Meta:
        table = "onl_form_step"


_CODE_HELP = "小写字母开头，只含字母和数字 | A small letter first, then letters and digits"

form_state = Resource(
    OnlineState,
    path="online/cgformState",
    title="流程状态 | States of forms",
    fields=[
        f("form_id", "表单 | Form", ref="online/cgform", find="eq", flags="once", width=160),
        f("sort_order", "排序 | Order", limits=(0, 99999), width=72),
        f("code", "状态编码 | State code", find="like", width=120, example="open", help=_CODE_HELP),
        f("title", "名称 | Name", find="like", width=120),
        f("title_en", "英文名称 | Name in English", width=140),
        f("colour", "颜色 | Colour", dict="onl_state_colour", width=96),
        f("initial", "初始 | Initial", width=72, help="新记录的状态，只能有一个 | That of a new row; only one is"),
        f(
            "settled",
            "不再修改 | Stays as it is",
            width=96,
            help="处于该状态的记录不能修改或删除 | Rows in it are neither changed nor deleted",
        ),
    ],
    list="sort_order code title title_en colour initial settled form_id",
    sort="form_id sort_order id",
    label="title | title_en",
    search="own",
    rows=Rows(unique=[("form_id", "code")], under={"form_id": "online/cgform"}),
)

form_step = Resource(
    OnlineStep,
    path="online/cgformStep",
    title="流程步骤 | Steps of forms",
    fields=[
        f("form_id", "表单 | Form", ref="online/cgform", find="eq", flags="once", width=160),
        f("sort_order", "排序 | Order", limits=(0, 99999), width=72),
        f("code", "步骤编码 | Step code", find="like", width=120, example="finish", help=_CODE_HELP),
        f("title", "名称 | Name", find="like", width=120),
        f("title_en", "英文名称 | Name in English", width=140),
        f("sources", "起始状态 | From", width=160, hide="form", example="open"),
        f("target", "目标状态 | To", width=120, hide="form", example="open"),
        f("needs_reason", "需填原因 | Asks why", width=88),
        f("only_field", "条件字段 | Goes by", width=120, hide="form"),
        f("only_op", "条件 | Condition", dict="onl_step_condition", width=120, hide="form"),
        f("only_values", "条件取值 | Values of it", width=140, hide="form"),
    ],
    list="sort_order code title title_en sources target needs_reason form_id",
    sort="form_id sort_order id",
    label="title | title_en",
    search="own",
    rows=Rows(unique=[("form_id", "code")], under={"form_id": "online/cgform"}),
)
