"""Announcements from draft to end, as their writers and their readers see them."""
