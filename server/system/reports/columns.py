"""Names that reports declare and are asked by: comma lists, and the parameters that the page behind a report fixes."""

SELF = "self_"


def names_of(text: str | None) -> list[str]:
    return [name.strip() for name in (text or "").split(",") if name.strip()]


def without_prefix(key: str) -> str:
    """The name of a parameter, which `self_` marks as fixed by the page that opened the report."""
    return key.removeprefix(SELF)
