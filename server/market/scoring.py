"""How well a supply and a demand fit: points by reason, so that the score is never more than what its reasons say.

A reason is a code with the words that both sides share, never a sentence: whoever reads it has their own language.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from schema.market.match import Reason
from schema.market.post import SUPPLY, Post
from schema.market.weight import USUAL
from schema.member.firm_target import FirmTarget

LEAST = 50
CATEGORY, REGION, NEAR, BUDGET = 40, 20, 10, 15
TAG, MOST_TAGS = 8, 3
WORD, MOST_WORDS = 2, 5
PRODUCT, MOST_PRODUCTS = 6, 3
INDUSTRY, TARGET_REGION, TARGET_TAG, MOST_TARGET_TAGS = 10, 5, 4, 2
CITY = 4
"""Digits of a region code that name the city."""
SHORTEST = 2
"""Signs that the name of a product has at least, to be found in a text."""


class Ground(NamedTuple):
    """`base`: what it is worth by itself, `points` by what was learned; the same where nothing was."""

    points: int
    reason: Reason
    words: tuple[str, ...] = ()
    base: int = 0


@dataclass(frozen=True, slots=True)
class Trade:
    """What is known of the firm of a post: where it is, what it does, what it sells, and whom it looks for."""

    industry: str = ""
    region: str = ""
    products: tuple[str, ...] = ()
    targets: tuple[FirmTarget, ...] = ()


NOTHING = Trade()


def grounds_of(one: Post, other: Post, of_one: Trade = NOTHING, of_other: Trade = NOTHING) -> list[Ground]:
    """Nothing where the categories differ: what else they share would be chance."""
    if one.category != other.category:
        return []
    found = [Ground(CATEGORY, "category"), *_region(one, other), *_shared(one, other)]
    found += [Ground(BUDGET, "budget")] if _overlap(one, other) else []
    buyer, sold, sought = (other, of_one, of_other) if one.kind == SUPPLY else (one, of_other, of_one)
    return [*found, *_products(sold, buyer), *_target(sold, buyer, sought)]


def score_of(grounds: Sequence[Ground]) -> int:
    return sum(ground.points for ground in grounds)


def weigh(grounds: Sequence[Ground], weights: Mapping[str, int]) -> list[Ground]:
    """By the weights in percent of an organisation, rounded half up."""
    return [
        one._replace(base=one.points, points=(one.points * weights.get(one.reason, USUAL) + 50) // 100)
        for one in grounds
    ]


def base_of(why: Sequence[Mapping[str, Any]]) -> int:
    """What stored reasons are worth before the weights; older ones were stored without any."""
    return sum(part.get("base") or part["points"] for part in why)


def stored(grounds: Sequence[Ground]) -> list[dict[str, Any]]:
    """The reasons as a match keeps them."""
    return [
        {"code": one.reason, "base": one.base or one.points, "points": one.points, "words": list(one.words)}
        for one in grounds
    ]


def _region(one: Post, other: Post) -> list[Ground]:
    if not one.region or not other.region:
        return []
    if one.region == other.region:
        return [Ground(REGION, "region")]
    return [Ground(NEAR, "city")] if _is_near(one.region, other.region) else []


def _is_near(one: str, other: str) -> bool:
    return one[:CITY] == other[:CITY]


def _shared(one: Post, other: Post) -> list[Ground]:
    tags = sorted(_tags(one.tags) & _tags(other.tags))[:MOST_TAGS]
    words = sorted(_words(one) & _words(other))[:MOST_WORDS]
    found = [Ground(TAG * len(tags), "tags", tuple(tags))] if tags else []
    return [*found, Ground(WORD * len(words), "words", tuple(words))] if words else found


def _products(sold: Trade, buyer: Post) -> list[Ground]:
    """Products of the one who sells that the demand names."""
    text = f"{buyer.title}\n{buyer.content or ''}\n{buyer.tags or ''}".lower()
    named = [name for name in sold.products if len(name) >= SHORTEST and name.lower() in text][:MOST_PRODUCTS]
    return [Ground(PRODUCT * len(named), "products", tuple(named))] if named else []


def _target(sold: Trade, buyer: Post, sought: Trade) -> list[Ground]:
    """The customers that the one who sells looks for: those of them that the demand fits best."""
    found = [_fit(target, buyer, sought) for target in sold.targets]
    return max(found, key=score_of, default=[])


def _fit(target: FirmTarget, buyer: Post, sought: Trade) -> list[Ground]:
    """Where it says nothing that fits, the place alone is no reason."""
    region = buyer.region or sought.region
    tags = sorted(_tags(target.tags) & _tags(buyer.tags))[:MOST_TARGET_TAGS]
    found = [Ground(INDUSTRY, "target_industry")] if sought.industry and target.industry == sought.industry else []
    found += [Ground(TARGET_TAG * len(tags), "target_tags", tuple(tags))] if tags else []
    near = found and target.region and region and _is_near(target.region, region)
    return [*found, Ground(TARGET_REGION, "target_region")] if near else found


def _tags(text: str | None) -> set[str]:
    """Between commas or semicolons, as the forms of posts and of target customers have them."""
    return {tag.strip() for tag in (text or "").replace(";", ",").split(",") if tag.strip()}


def _words(row: Post) -> set[str]:
    """Pairs of neighbouring signs: Chinese has no spaces to cut at."""
    text = row.title.lower()
    return {pair for at in range(len(text) - 1) if (pair := text[at : at + 2]).isalnum()}


def _overlap(one: Post, other: Post) -> bool:
    """Both name an amount, and there is one that suits both."""
    if any(row.budget_min is None and row.budget_max is None for row in (one, other)):
        return False
    low = max(row.budget_min or 0 for row in (one, other))
    return all(row.budget_max is None or low <= row.budget_max for row in (one, other))
