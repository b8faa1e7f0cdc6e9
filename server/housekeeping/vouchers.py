"""The photos of an order: at most so many, and when it is finished at least as many as its items ask for."""

from schema.housekeeping.order import Order
from schema.housekeeping.order import order as order_resource
from schema.housekeeping.order_item import OrderItem
from schema.kit.errors import Invalid
from server.kit.file_limits import fault_of_count, read_files
from server.kit.named_files import split_paths
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

VOUCHERS_MOST = 50
"""What one call may bring, whatever the organisation allows an order."""


async def merge_vouchers(order: Order, photos: list[str]) -> str | None:
    """The order's photos with new ones behind, each once; Invalid above what the organisation allows."""
    merged = list(dict.fromkeys([*split_paths(order.vouchers), *photos]))
    files = await read_files(order_resource.by_key["vouchers"], order.tenant_id)
    if fault := fault_of_count(files, len(merged)):
        raise Invalid(fault, fields={"photos": fault})
    return ",".join(merged) or None


async def check_enough(work: Work, order: Order, vouchers: str | None) -> None:
    """Invalid where a finished order would have fewer photos than the most demanding of its items asks for."""
    lines = await scoped(OrderItem, work.actor).filter(order_id=order.id)
    least = max((line.photo_min for line in lines), default=0)
    if len(split_paths(vouchers)) < least:
        raise Invalid(
            f"完成前至少上传{least}张照片 | Add at least {least} photos before finishing",
            id="hk.photos.few",
            fields={"photos": f"至少{least}张 | At least {least}"},
        )
