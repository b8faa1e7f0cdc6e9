"""What firms make and look for, read for those whose posts are matched: a few queries, however many posts there are."""

from collections.abc import Sequence

from schema.market.post import Post
from schema.member.firm import Firm
from schema.member.firm_product import FirmProduct
from schema.member.firm_target import FirmTarget
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.market.scoring import Trade

MOST_PRODUCTS, MOST_TARGETS = 200, 50
"""Of one firm."""


async def trades_of(actor: Actor, posts: Sequence[Post]) -> dict[int, Trade]:
    """By the id of the firm; of products those that are on sale, by name."""
    ids = {post.firm_id for post in posts if post.firm_id}
    products: dict[int, list[str]] = {}
    on_sale = scoped(FirmProduct, actor).filter(firm_id__in=ids, on_sale=True).order_by("create_time", "id")
    for product in await on_sale:
        products.setdefault(product.firm_id, []).append(product.name)
    targets: dict[int, list[FirmTarget]] = {}
    for target in await scoped(FirmTarget, actor).filter(firm_id__in=ids).order_by("create_time", "id"):
        targets.setdefault(target.firm_id, []).append(target)
    return {
        firm.id: Trade(
            industry=firm.industry or "",
            region=firm.region or "",
            products=tuple(dict.fromkeys(products.get(firm.id, [])[:MOST_PRODUCTS])),
            targets=tuple(targets.get(firm.id, [])[:MOST_TARGETS]),
        )
        for firm in await scoped(Firm, actor).filter(id__in=ids)
    }
