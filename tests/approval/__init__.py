"""Requests that somebody else must decide, and what the sub-apps do with them."""
