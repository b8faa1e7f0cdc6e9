"""Assets on the server: the life of a card, its label, and what an approved request does."""
