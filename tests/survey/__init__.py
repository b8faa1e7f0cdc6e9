"""Tests of the domain survey."""
