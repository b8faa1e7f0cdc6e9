"""Codes of locks: given within a stay, shown once, and ended with it."""
