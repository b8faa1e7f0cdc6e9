"""Explain this number: the lines behind a sum of an order or a lease, which add up to it."""
