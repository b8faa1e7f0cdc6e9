"""Dictionaries: items by code, tables as dictionaries, options of fields that choose rows."""
