"""Tests that run over the whole registry: a new entity is tested without a new line."""
