"""Daily orders from entry to close."""
