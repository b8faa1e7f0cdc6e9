"""Real-name verification: what a person hands in, who checks it, and what its steps do."""
