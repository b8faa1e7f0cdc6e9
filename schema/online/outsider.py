"""Who filled in an online form by its public link: nothing but a digest of the device, which no row of the form names."""

from secrets import randbits

from tortoise import Model, fields

from schema.kit.columns import BigInt, Char, Ref


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


OUTSIDER_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_onl_form_outsider" ON "onl_form_outsider" ("tenant_id", "form_id", "key_hash")',
]
