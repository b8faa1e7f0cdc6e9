"""The house tree: what keeps the units in step with it, and the portrait of a house."""
