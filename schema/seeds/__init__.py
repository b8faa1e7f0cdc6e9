"""Seed content as pure data; server.seeding writes it."""
