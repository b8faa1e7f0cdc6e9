"""Customers of a chamber on the server: what happens besides the generic calls."""
