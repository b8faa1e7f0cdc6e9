"""Shifts: who has the drawer, what should be in it, and how it goes from one cashier to the next."""
