"""Simulates a house of any size over any months: guests come by season, weekday, holiday and event, and book ahead by channel."""
