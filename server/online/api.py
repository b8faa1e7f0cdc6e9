"""What other parts may ask of online forms."""

from server.online.outside.files import sweep_handed_in

__all__ = ["sweep_handed_in"]
