"""Users: lists and pickers, membership, approval, state, and the bin."""
