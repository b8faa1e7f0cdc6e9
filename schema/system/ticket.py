"""Tickets: what is valid once and for a short time before anybody is signed in, such as captchas, codes and hand-over tokens."""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import Char, DateTime, Int, Json


class Ticket(Model):
    """Found by kind and the hash of its key; the rows survive a dead cache."""

    key = fields.CharField(max_length=100, primary_key=True)
    kind = Char(20)
    value = Json()
    failures = Int(default=0)
    created_at = DateTime(default=now)
    expires_at = DateTime(index=True)

    class Meta:
        table = "sys_ticket"
