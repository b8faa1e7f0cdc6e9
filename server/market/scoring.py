"""How well a supply and a demand fit: points by reason, so that the score is never more than what its reasons say."""

from typing import NamedTuple

from schema.market.post import Post

LEAST = 50
CATEGORY, REGION, NEAR, BUDGET = 40, 20, 10, 15
TAG, MOST_TAGS = 8, 3
WORD, MOST_WORDS = 2, 5
CITY = 4
"""Digits of a region code that name the city."""


class Ground(NamedTuple):
    points: int
    text: str


def grounds_of(one: Post, other: Post) -> list[Ground]:
    """Nothing where the categories differ: what else they share would be chance."""
    if one.category != other.category:
        return []
    found = [Ground(CATEGORY, "类别相同"), *_region(one, other), *_shared(one, other)]
    return [*found, Ground(BUDGET, "预算有交集")] if _overlap(one, other) else found


def score_of(grounds: list[Ground]) -> int:
    return sum(ground.points for ground in grounds)


def say(grounds: list[Ground]) -> str:
    return "；".join(f"{ground.text} +{ground.points}" for ground in grounds)


def _region(one: Post, other: Post) -> list[Ground]:
    if not one.region or not other.region:
        return []
    if one.region == other.region:
        return [Ground(REGION, "地区相同")]
    return [Ground(NEAR, "同一城市")] if one.region[:CITY] == other.region[:CITY] else []


def _shared(one: Post, other: Post) -> list[Ground]:
    tags = sorted(_tags(one) & _tags(other))[:MOST_TAGS]
    words = sorted(_words(one) & _words(other))[:MOST_WORDS]
    found = [Ground(TAG * len(tags), f"共同标签：{'、'.join(tags)}")] if tags else []
    return [*found, Ground(WORD * len(words), f"标题共同字词：{'、'.join(words)}")] if words else found


def _tags(row: Post) -> set[str]:
    return {tag.strip() for tag in (row.tags or "").split(",") if tag.strip()}


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
