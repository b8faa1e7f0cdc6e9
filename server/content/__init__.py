"""Business operations and content on the server: what happens besides the generic calls."""
