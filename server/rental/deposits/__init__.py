"""Deposits of leases: kept back, returned and moved, and what is owed back as of a day."""
