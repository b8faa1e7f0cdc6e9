"""The rent roll: what is let long-term, to whom and for how much, and what stands empty."""
