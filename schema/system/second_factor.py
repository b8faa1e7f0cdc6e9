"""The second factor of an account: a secret that an app on the person's phone shares, and the codes for when the phone is gone."""

from schema.kit.base import Base
from schema.kit.columns import BigInt, DateTime, Json, Ref, Sealed


class SecondFactor(Base):
    """One row for each account that has one, or is setting one up (`confirmed_at` empty); it is taken out when turned off.

    `last_step`: the newest interval of thirty seconds whose code was taken, so that each is taken once. `recovery_codes`: keyed
    hashes of those not used yet.
    """

    user_id = Ref(unique=True)
    secret = Sealed(64)
    confirmed_at = DateTime(null=True)
    last_step = BigInt(default=0)
    recovery_codes = Json(default=list)

    class Meta:
        table = "sys_second_factor"
