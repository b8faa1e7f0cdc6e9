"""The menu: its tree, its changes, and what an entry of it is called."""
