"""Rental use cases: occupancy, prices, daily orders, cashier, board and leases."""
