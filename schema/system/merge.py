"""Merges: which rows became one, and what it takes to have them apart again."""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Json, Ref


class Merge(Base):
    """`before` and `after`: the changed columns of the row that stays, as the database stores them, so that what is sealed stays so.
    `moved`: "table.column" -> id of a row that went -> ids of those that named it. `undone_at`: when they were put apart."""

    path = Char(100)
    kept_id = Ref()
    other_ids = Json(default=list)
    before = Json(default=dict)
    after = Json(default=dict)
    moved = Json(default=dict)
    count = Int(default=0)
    undone_at = DateTime(null=True)
    undone_by = Char(50, null=True)

    class Meta:
        table = "sys_merge"


MERGE_CONSTRAINTS = [
    'CREATE INDEX IF NOT EXISTS "ix_sys_merge_path" ON "sys_merge" ("tenant_id", "path", "id")',
]
