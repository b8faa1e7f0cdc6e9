"""Papers of letting: the registration form and the bill of a stay, the receipt, the bills of a lease, and the label of a door."""
