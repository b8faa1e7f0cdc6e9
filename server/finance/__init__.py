"""Money of members on the server: what happens besides the generic calls."""
