"""Availability: what is free, what it costs, and what fits best."""
