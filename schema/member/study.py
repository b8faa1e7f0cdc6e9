"""Studies of members: schools, subjects and degrees."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Files, f
from schema.kit.resource import Resource, Rows

STUDY_MODE = dictionary(
    "study_mode", "学习方式 | Way of study", "full=全日制 | Full-time #blue", "part=在职 | Part-time #default"
)


class MemberStudy(Base):
    member_id = Ref(db_index=True)
    school = Char(80)
    major = Char(60, null=True)
    degree = Char(20, null=True)
    mode = Char(20, null=True)
    begin_on = Date(null=True)
    end_on = Date(null=True)
    certificate = Char(600, null=True)

    class Meta:
        table = "vip_member_study"


study = Resource(
    MemberStudy,
    path="vip/study",
    title="教育经历 | Study",
    rows=Rows(ordered=("begin_on end_on",)),
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("school", "学校 | School", find="like", width=180),
        f("major", "专业 | Subject", find="like", width=140),
        f("degree", "学位 | Degree", dict="degree", find="in", width=96),
        f("mode", "方式 | Mode", dict="study_mode", width=96),
        f("begin_on", "开始 | From", find="range", width=120),
        f("end_on", "结束 | Until", find="range", width=120),
        f("certificate", "证书 | Certificate", kind=Files("file"), hide="list export"),
    ],
    sort="-begin_on",
    label="school",
)
