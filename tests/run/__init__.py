"""The whole run, stage by stage, as `make test` starts it: what failed is tried once more alone, and the end of the log tells."""
