"""Organisations: provisioned, administered, their agreements, and visits by those who help."""
