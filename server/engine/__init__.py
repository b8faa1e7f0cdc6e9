"""Reads a Resource and serves it; knows no entity by name."""
