"""What there is to sell: units, their types, and the locks that writers take on them."""
