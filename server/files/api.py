"""What other parts may ask of files."""

from server.files.serve import send_file

__all__ = ["send_file"]
