"""What the trees of departments, categories and the menu have in common."""
