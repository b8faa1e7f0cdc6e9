"""Risks on the server: score and level, the states of the register, the matrix."""
