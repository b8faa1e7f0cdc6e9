"""Organisations: founded, kept, agreed with, and looked into by those who help."""
