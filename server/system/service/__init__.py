"""The installation itself: its parts, switches and parameters."""
