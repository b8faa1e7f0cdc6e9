"""Owners of houses that are run for them: the statement of a month, from its reckoning to the payout."""
