"""Tests of the domain finance."""
