"""Order of the ads of the public site: drawn anew for each reader, so that equal ones share a slot by their weight."""

import math
import random
from collections.abc import Callable, Iterable
from typing import Any

_COLUMNS = ("id", "slot", "title", "link", "image")


def in_turn(ads: Iterable[dict[str, Any]], draw: Callable[[], float] = random.random) -> list[dict[str, Any]]:
    """By slot and order; those that are equal in both by chance, each as often first as its weight says.

    `draw` gives numbers of [0, 1). Of -log(1 - u) / weight the least is that of an ad in proportion to its weight.
    """
    drawn = [
        (ad["slot"], ad["sort"], -math.log(1 - draw()) / max(ad["weight"], 1), at, ad) for at, ad in enumerate(ads)
    ]
    return [{key: ad[key] for key in _COLUMNS} for *_, ad in sorted(drawn, key=lambda one: one[:4])]
