"""What other domains and the workers may ask of supply and demand."""

from server.market.expiry import expire_posts

__all__ = ["expire_posts"]
