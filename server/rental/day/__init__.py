"""The business day: its turn, its figures, and what is to do today."""
