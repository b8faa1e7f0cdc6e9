"""What other parts may ask of files."""

from server.files.sending import send_file
from server.files.unnamed import drop_unnamed

__all__ = ["drop_unnamed", "send_file"]
