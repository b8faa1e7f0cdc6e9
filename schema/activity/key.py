"""Keys of tickets: the pair of an organisation by which a code of a ticket is known as genuine without a network.

The private half signs on the server and is sealed at rest; only the public half is given to phones, so a phone that is lost makes no tickets.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Sealed


class TicketKey(Base):
    """Ed25519: both halves are 32 bytes as base64url without padding."""

    public = Char(64)
    secret = Sealed(64)

    class Meta:
        table = "act_ticket_key"


KEY_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_act_ticket_key" ON "act_ticket_key" ("tenant_id") WHERE del_flag = 0',
]
