"""Field rights: what a role does not see, or sees and does not change."""

from schema.kit.base import Base
from schema.kit.columns import Char, Ref

HIDDEN, READ_ONLY = "hidden", "readOnly"


class FieldRight(Base):
    """`path` names the resource, `field` the wire name; a field without a line is open to the role."""

    role_id = Ref(index=True)
    path = Char(100)
    field = Char(60)
    mode = Char(10)

    class Meta:
        table = "sys_field_right"


FIELD_RIGHT_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_field_right" ON "sys_field_right" ("role_id", "path", "field")'
    " WHERE del_flag = 0",
]
