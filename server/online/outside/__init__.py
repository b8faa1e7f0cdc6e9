"""A published form filled in by outsiders: by a signed link, until its end, up to a number, and by each device once."""
