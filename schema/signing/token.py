"""Links of signing: what a QR code holds, kept as a hash alone, good for 24 hours from the moment it was made."""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, DateTime, Ref
from schema.kit.snowflake import next_id


class SignToken(Model):
    """`salt`: what the link is made from under the server's key, which the database does not have; `hash`: of the link.

    One that is live after the flow completed leads its party to the sealed file. `session_hash`: of what the phone got when it proved who holds it; without that nothing is shown or signed.
    `intent`: under which the signature was sent, so that a call that comes twice gets the same answer.
    """

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    flow_id = Ref()
    party_id = Ref()
    salt = Char(64)
    hash = Char(64, unique=True)
    created_at = DateTime(default=now)
    expires_at = DateTime()
    used_at = DateTime(null=True)
    revoked_at = DateTime(null=True)
    session_hash = Char(64, null=True)
    session_until = DateTime(null=True)
    intent = Char(64, null=True)

    class Meta:
        table = "sign_token"
        indexes = (("tenant_id", "party_id"),)


TOKEN_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sign_token_live" ON "sign_token" ("party_id")'
    " WHERE used_at IS NULL AND revoked_at IS NULL",
]
