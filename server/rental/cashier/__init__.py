"""The cashier: accounts of orders and leases, the ledger, its sums in fen, and refunds that a second person agrees to."""
