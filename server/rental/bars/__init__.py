"""Bars of the board: how orders, leases, blocks and holds are shown, and the events that open boards get of them."""
