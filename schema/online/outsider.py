"""Who filled in an online form by its public link, nothing but a digest of the device, which no row of the form names; and the files
that they handed in and have not sent yet."""

from secrets import randbits

from tortoise import Model, fields

from schema.kit.columns import BigInt, Char, DateTime, Ref


def random_key() -> int:
    """No order in time, so that nobody is found by it."""
    return randbits(62)


class OnlineOutsider(Model):
    """One answer from outside; where each device may answer once its digest is that of the device, else of nothing."""

    id = fields.BigIntField(primary_key=True, generated=False, default=random_key)
    tenant_id = BigInt()
    form_id = Ref()
    key_hash = Char(64)

    class Meta:
        table = "onl_form_outsider"


class OnlineHandedIn(Model):
    """A file from outside that waits for its answer. `key_hash`: digest of the device; `place`: the field that it is for; gone once
    an answer names it."""

    id = fields.BigIntField(primary_key=True, generated=False, default=random_key)
    tenant_id = BigInt()
    form_id = Ref()
    key_hash = Char(64)
    place = Char(80)
    file_id = Ref()
    create_time = DateTime()

    class Meta:
        table = "onl_form_handed_in"


OUTSIDER_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_onl_form_outsider" ON "onl_form_outsider" ("tenant_id", "form_id", "key_hash")',
    'CREATE INDEX IF NOT EXISTS "ix_onl_form_handed_in" ON "onl_form_handed_in" ("tenant_id", "form_id", "key_hash")',
]
