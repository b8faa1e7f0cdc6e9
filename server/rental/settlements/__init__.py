"""Settlements: a lease is brought to its end, with everything that either side still owes the other on one statement."""
