"""Masks of names, phones and documents: what a page says of a person before it knows who reads it."""

import unicodedata


def mask_name(name: str) -> str:
    """The first letter."""
    return name[:1] + "*" * min(max(len(name) - 1, 1), 3)


def mask_phone(phone: str) -> str:
    """138****0001; short ones by their last two."""
    return f"{phone[:3]}****{phone[-4:]}" if len(phone) >= 9 else f"****{phone[-2:]}"


def mask_id(id_no: str) -> str:
    """The last four."""
    return f"****{id_no[-4:]}" if id_no else ""


_BETWEEN = str.maketrans(dict.fromkeys("·•‧・.") | dict.fromkeys("’‘", "'"))


def same_name(left: str, right: str) -> bool:
    """Names as people type them: width, case, spaces, dots and the kind of an apostrophe tell no two apart."""
    return _plain(left) == _plain(right)


def _plain(name: str) -> str:
    narrow = unicodedata.normalize("NFKC", name).casefold()
    return "".join(narrow.translate(_BETWEEN).split())


def tail_of(id_no: str) -> str:
    return unicodedata.normalize("NFKC", id_no).strip().upper()[-4:]
