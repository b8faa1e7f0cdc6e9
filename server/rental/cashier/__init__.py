"""Accounts of orders and leases: the ledger, its sums, and refunds that a second person agrees to."""
