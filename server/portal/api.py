"""What the workers may ask of the portal."""

from server.portal.campaigns import run_links

__all__ = ["run_links"]
