"""Tests of the domain market."""
