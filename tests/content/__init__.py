"""Tests of the domain content."""
