"""Preferences of a person, stored on the server so that they follow to another computer."""

from schema.kit.base import Base
from schema.kit.columns import Char, Json, Ref


class Preference(Base):
    """`name` is one of a closed list (server.account.preferences); the value's shape belongs to the name."""

    user_id = Ref()
    name = Char(40)
    value = Json(default=dict)

    class Meta:
        table = "sys_user_preference"


PREFERENCE_CONSTRAINTS = [
    "CREATE UNIQUE INDEX IF NOT EXISTS uq_sys_user_preference ON sys_user_preference (tenant_id, user_id, name)",
]
