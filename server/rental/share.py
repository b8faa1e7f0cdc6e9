"""What day use costs: a share of the night's price, which administrators set as a parameter."""

from decimal import Decimal, InvalidOperation

from schema.kit.money import round_fen
from schema.system.param import Param

KEY = "dayUseShare"
USUAL = Decimal("0.5")


async def read_share(tenant_id: int) -> Decimal:
    """The parameter of the tenant; what is not a number from 0.01 to 2 counts as not set."""
    row = await Param.get_or_none(tenant_id=tenant_id, del_flag=0, param_key=KEY)
    try:
        share = Decimal((row.param_value or "").strip()) if row else USUAL
    except InvalidOperation:
        return USUAL
    return share if share.is_finite() and Decimal("0.01") <= share <= 2 else USUAL


def share_of(price: int, share: Decimal) -> int:
    """Rounded half up to whole yuan."""
    return round_fen(price * share / 100) * 100
