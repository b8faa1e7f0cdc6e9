"""Reports by code."""
