"""Tests of the domain member."""
