"""What other parts may ask of files."""

from server.files.sending import send_file

__all__ = ["send_file"]
