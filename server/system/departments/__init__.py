"""Departments: their tree, their codes, and their place."""
