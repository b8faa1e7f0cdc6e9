"""Dashboards that people build."""
