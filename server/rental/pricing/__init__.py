"""What a night costs, and what is set for single nights."""
