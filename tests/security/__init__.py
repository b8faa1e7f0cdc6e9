"""Behaviour by use case."""
