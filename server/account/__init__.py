"""Signing in, sessions, rights and departments of the signed-in user."""
