"""Builds the demo organisations: invented, repeatable, laid out around today."""
