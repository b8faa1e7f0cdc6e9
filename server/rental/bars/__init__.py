"""Bars of the board: how orders, leases, blocks and holds are shown, and what tells open boards of them."""
