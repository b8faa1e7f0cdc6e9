"""Printed papers of every domain: one way to read, log and lay them out, whoever declares one."""
