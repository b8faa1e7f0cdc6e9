"""What other domains and the workers may ask of supply and demand."""

from server.market.expiry import expire_posts
from server.market.rematch import rematch_marked

__all__ = ["expire_posts", "rematch_marked"]
