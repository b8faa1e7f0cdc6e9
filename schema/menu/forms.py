"""The group /online of the menu: forms that an organisation builds, whose own entries stand below it."""

from schema.menu.entry import Group, Page

FORMS = Group(
    "/online",
    "在线表单 | Online forms",
    "table",
    (
        Page("/online/cgform", "表单设计 | Form designer", "setting", resource="online/cgform"),
        Page("/online/cgformField", icon="table", resource="online/cgformField", hidden=True),
        Page("/online/cgformTable", icon="table", resource="online/cgformTable", hidden=True),
        Page("/online/cgformState", icon="table", resource="online/cgformState", hidden=True),
        Page("/online/cgformStep", icon="table", resource="online/cgformStep", hidden=True),
        Page("/online/cgformVersion", icon="table", resource="online/cgformVersion", hidden=True),
    ),
)
