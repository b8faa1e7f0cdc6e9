"""Loads the seeds: what every installation needs, and the demo organisations."""
