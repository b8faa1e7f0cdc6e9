"""What people of the demo did today, through the product's own acts: signed, changed, settled, promised."""
