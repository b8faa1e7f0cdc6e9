"""What children do: plain functions without a database, a network or settings; imported by the fork server only."""
