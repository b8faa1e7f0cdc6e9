"""Wire names: the one mapping between snake_case in the database and camelCase in JSON."""

from functools import lru_cache


@lru_cache(maxsize=4096)
def camel(name: str) -> str:
    """room_id -> roomId."""
    head, *tail = name.split("_")
    return head + "".join(part[:1].upper() + part[1:] for part in tail)


@lru_cache(maxsize=4096)
def snake(name: str) -> str:
    """roomId -> room_id."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
