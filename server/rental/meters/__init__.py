"""Meters: what they show, what is used by it, what that costs, and the bills that leases get for it."""
