"""What leases owe: the payment of their bills."""
