"""Long leases: the contract, its bills and their payment."""
