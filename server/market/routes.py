"""Calls of the domain that are not generic."""

from server.http.route import Route

ROUTES: list[Route] = []
