"""How complete the file of a member is, as SQL over its row: each part counts alike, and what is missing is named."""

from schema.kit.dictionary import dictionary

MEMBER_PART = dictionary(
    "member_part",
    "资料项 | Part of a member's file",
    "mobile=手机 | Mobile",
    "gender=性别 | Gender",
    "birth=出生日期 | Birthday",
    "id_no=证件号码 | ID number",
    "photo=照片 | Photo",
    "education=学历 | Education",
    "native_place=籍贯 | Native place",
    "contact=通讯方式 | Contacts",
    "work=工作经历 | Work",
    "study=教育经历 | Study",
)
_TABLES = {"contact": "vip_member_contact", "work": "vip_member_work", "study": "vip_member_study"}
_DAYS = {"birth"}


def _is_there(part: str) -> str:
    if part in _TABLES:
        return f"EXISTS (SELECT 1 FROM {_TABLES[part]} c WHERE c.member_id = t.id AND c.del_flag = 0)"
    return f"t.{part} IS NOT NULL" if part in _DAYS else f"coalesce(t.{part}, '') <> ''"


_PARTS = [item.value for item in MEMBER_PART.items]
COMPLETE = f"({' + '.join(f'({_is_there(part)})::int' for part in _PARTS)}) * 100 / {len(_PARTS)}"
_LACKING = ", ".join(f"CASE WHEN NOT {_is_there(part)} THEN '{part}' END" for part in _PARTS)
MISSING = f"concat_ws(',', {_LACKING})"
_CONFIRMED = (
    "SELECT max(l.reviewed_at) FROM vip_improve l"
    " WHERE l.member_id = t.id AND l.del_flag = 0 AND l.state IN ('accepted', 'partly')"
)
STALE_DAYS = (
    f"((now() AT TIME ZONE 'Asia/Shanghai')::date"
    f" - (greatest(t.update_time, t.create_time, ({_CONFIRMED})) AT TIME ZONE 'Asia/Shanghai')::date)"
)
"""Days since the file was typed in, changed, or a part of it was said by the member and taken over."""
