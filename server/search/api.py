"""What the processes beside the server may ask of the search."""

from server.search.index import drain_all, enrol

__all__ = ["drain_all", "enrol"]
