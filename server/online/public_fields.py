"""What a form that outsiders fill in cannot require of them: to choose a person or a department, they would have to be shown the
staff. It is refused where the form is designed, not where somebody outside is stuck.
"""

from collections.abc import Sequence

from schema.kit.text import pair
from schema.online.definition import REFERENCES
from schema.online.form import SHOWN, OnlineField

WHY = (
    "公开填写的表单不能必填人员或部门，外部看不到员工名单；请改为选填，或用文本"
    " | A form that is open to outsiders cannot require a person or a department, as they are shown no staff;"
    " make it optional, or use a text"
)


def requires_staff(item: OnlineField) -> bool:
    """Whether it always, or by what another field says, has to be filled in with somebody or a department."""
    by_another = bool(item.link_field) and item.link_does != SHOWN
    return item.kind in REFERENCES and (item.required or by_another)


def staff_problem(fields: Sequence[OnlineField]) -> str | None:
    """A pair text that names the first of them, for where the form is opened to outsiders."""
    found = next((item for item in fields if requires_staff(item)), None)
    if found is None:
        return None
    why = pair(WHY)
    return f"字段「{found.title}」：{why.zh} | Field “{found.title_en}”: {why.en}"
