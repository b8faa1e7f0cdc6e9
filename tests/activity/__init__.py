"""Tests of the domain activity."""
