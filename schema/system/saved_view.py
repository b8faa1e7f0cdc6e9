"""Saved views of lists: columns, filters and sort as a person likes them, private or shared with roles."""

from schema.kit.base import Base
from schema.kit.columns import Char, Json, Ref


class SavedView(Base):
    """`content`: columns, filters, advanced query, sort, density and page size, as the list page reads them."""

    owner_id = Ref(index=True)
    path = Char(100)
    title = Char(60)
    content = Json(default=dict)
    role_ids = Json(default=list)

    class Meta:
        table = "sys_saved_view"


class ViewDefault(Base):
    """The view with which a list opens for `owner_id`: a person, or those of a role who chose none; view 0 is none."""

    owner_id = Ref()
    path = Char(100)
    view_id = Ref()

    class Meta:
        table = "sys_view_default"


VIEW_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_view_default" ON "sys_view_default" ("tenant_id", "owner_id", "path")'
    " WHERE del_flag = 0",
    'CREATE INDEX IF NOT EXISTS "ix_sys_saved_view_path" ON "sys_saved_view" ("tenant_id", "path") WHERE del_flag = 0',
]
