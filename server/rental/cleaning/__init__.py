"""Clean states of rooms, and what a stay leaves behind."""
