"""Other databases that an installation knows."""
