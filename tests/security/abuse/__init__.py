"""What an attacker wastes: one file per theme."""
