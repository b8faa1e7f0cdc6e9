"""Approvals on the server: who may decide what, and what a decision sets off."""
