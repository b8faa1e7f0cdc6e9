"""Templates of the public site, which escape everything but markup that was cleaned when it was read."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from schema.kit.text import localize

_FOLDER = Path(__file__).parent / "templates"


@cache
def _environment(locale: str) -> Environment:
    made = Environment(
        loader=FileSystemLoader(_FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.filters["day"] = lambda since: str(since or "")[:10]
    made.filters["t"] = lambda text: localize(text or "", locale)
    return made


def render(template: str, locale: str, **values: Any) -> str:
    """A template with its values; `|t` in it chooses the side of a pair text for the locale."""
    return _environment(locale).get_template(template).render(locale=locale, **values)
