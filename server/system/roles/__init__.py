"""Roles of an organisation, and those of a department."""
