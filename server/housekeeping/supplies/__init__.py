"""Linen and supplies of housekeeping: what is in the stores, how it got there, what cleaning used of it, and counts of it."""
