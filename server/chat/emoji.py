"""Emoji as reactions: one of Unicode's list, in one spelling, so that nobody writes words under another's message."""

from emoji import EMOJI_DATA, STATUS

_AS_EMOJI = "\ufe0f"  # the mark that asks for the coloured picture; some senders put it where it changes nothing


def one_emoji(text: str) -> str | None:
    """The fully qualified spelling; None for everything that is not exactly one emoji."""
    bare = text.replace(_AS_EMOJI, "")
    for spelling in (bare, f"{bare}{_AS_EMOJI}", text):
        if EMOJI_DATA.get(spelling, {}).get("status") == STATUS["fully_qualified"]:
            return spelling
    return None
