"""Tickets: what is broken in a unit, until it is mended and accepted."""
