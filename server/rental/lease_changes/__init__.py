"""Changes of running leases: what they would do to the bills, their signing and their effect."""
