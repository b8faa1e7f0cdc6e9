"""Demo rows of the domain market: posts in every state, and the matches and requests that came of them."""

from collections.abc import Iterator
from datetime import timedelta
from itertools import cycle
from random import Random

from schema.market.contact_request import ACCEPTED, SENT, ContactRequest
from schema.market.contact_request import REFUSED as DECLINED
from schema.market.match import ACCEPTED_BOTH, ACCEPTED_ONE, DONE, PROPOSED, REFUSED, TIME, Match
from schema.market.post import DEMAND, DRAFT, EXPIRED, PUBLISHED, SUPPLY, Post, PostContact
from schema.market.weight import MatchWeight
from schema.seeds.demo.market import NOT_NOW, OUTCOME, REASONS, REQUESTS, SEASONS, STATES, THEMES, TITLES, WEIGHTS
from server.kit.json_text import json_text
from server.market.scoring import LEAST, grounds_of, score_of, stored
from server.seeding.demo.members import REGIONS, Membership
from server.seeding.demo.world import World

_POST = (
    "id kind title category content region budget_min budget_max amount unit valid_to person_id firm_id tags state reason"
    " create_time"
)
FATES = (PROPOSED, ACCEPTED_ONE, ACCEPTED_BOTH, REFUSED, DONE)
ANSWERS = (SENT, ACCEPTED, DECLINED)
MOST_MATCHES = 40


def build_market(world: World, members: Membership) -> None:
    """Written for the first organisation alone."""
    if "secretary1" not in world.users:
        return
    chance = Random(f"guanjia/{world.plan.code}/market")
    posts = [post for kind in (SUPPLY, DEMAND) for post in _make_posts(world, members, kind, chance)]
    _write_posts(world, members, posts)
    _build_matches(world, posts)
    _write_weights(world)
    _build_requests(world, members, [post for post in posts if post.state == PUBLISHED])


def _make_posts(world: World, members: Membership, kind: str, chance: Random) -> Iterator[Post]:
    """Persons and firms in turn; the two kinds have different owners."""
    shift = 0 if kind == SUPPLY else 1
    for number, state in enumerate(STATES):
        theme = THEMES[number % len(THEMES)]
        valid_to = world.today + timedelta(days=-5 - number % 7 if state == EXPIRED else 10 + 2 * number)
        low = theme.low * 100 * (10 + chance.randrange(5)) // 10
        firm = (number + shift) % 2 == 0
        yield Post(
            id=world.ids(),
            kind=kind,
            title=TITLES[kind].format(theme.thing) + SEASONS[number // len(THEMES)],
            category=theme.category,
            content=theme.supply if kind == SUPPLY else theme.demand,
            region=REGIONS[chance.randrange(len(REGIONS))],
            budget_min=low,
            budget_max=max(low, theme.high * 100),
            amount=theme.amount,
            unit=theme.unit,
            valid_to=valid_to,
            person_id=None if firm else members.persons[(number * 2 + shift) % 40][0],
            firm_id=members.firms[(number + shift) % len(members.firms)] if firm else None,
            tags=theme.tags,
            state=state,
            reason=REASONS.get(state),
            create_time=world.at(world.today - timedelta(days=12 + number), 9 + number % 8),
        )


def _write_posts(world: World, members: Membership, posts: list[Post]) -> None:
    """Who submitted a post said whom to call."""
    sheet, contacts = world.sheet(Post, _POST), world.sheet(PostContact, "id post_id name phone")
    for number, post in enumerate(posts):
        sheet.add(*(getattr(post, column) for column in _POST.split()))
        if post.state != DRAFT:
            _, name, phone = members.persons[number % len(members.persons)]
            contacts.add(world.ids(), post.id, name, phone)


def _build_matches(world: World, posts: list[Post]) -> None:
    """Scored as the running system does; posts that are over have only what is over too."""
    sheet = world.sheet(Match, "id supply_id demand_id score why side state fault reason outcome create_time")
    open_posts = [post for post in posts if post.state == PUBLISHED]
    pairs = [
        (supply, demand, found)
        for supply in open_posts
        for demand in open_posts
        if (supply.kind, demand.kind) == (SUPPLY, DEMAND) and score_of(found := grounds_of(supply, demand)) >= LEAST
    ]
    for number, (supply, demand, found) in enumerate(pairs[:MOST_MATCHES]):
        state = FATES[number % len(FATES)]
        side = (SUPPLY, DEMAND)[number % 2] if state not in (PROPOSED, REFUSED) else None
        told = (
            TIME if state == REFUSED else None,
            NOT_NOW if state == REFUSED else None,
            OUTCOME if state == DONE else None,
        )
        made = world.at(world.today - timedelta(days=1 + number % 9), 14)
        sheet.add(
            world.ids(), supply.id, demand.id, score_of(found), json_text(stored(found)), side, state, *told, made
        )


def _write_weights(world: World) -> None:
    """What the answers so far have taught."""
    sheet = world.sheet(MatchWeight, "id code weight accepted refused create_time")
    for code, percent, accepted, refused in WEIGHTS:
        sheet.add(world.ids(), code, percent, accepted, refused, world.at(world.today - timedelta(days=20), 9))


def _build_requests(world: World, members: Membership, posts: list[Post]) -> None:
    """From other members than the owners: those at the end of the list."""
    sheet = world.sheet(ContactRequest, "id post_id person_id message state reason create_time")
    askers = cycle(members.persons[40:46])
    for number, post in enumerate(posts):
        state = ANSWERS[number % len(ANSWERS)]
        reason = NOT_NOW if state == DECLINED else None
        made = world.at(world.today - timedelta(days=1 + number % 9), 11)
        sheet.add(world.ids(), post.id, next(askers)[0], REQUESTS[number % len(REQUESTS)], state, reason, made)
