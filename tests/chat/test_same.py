"""What a screen holds is what it would read anew: by its events, and by asking what it missed."""

import random
from typing import Any

import pytest

from tests.chat.conftest import Ear, Person, Team

STEPS = 60
Held = dict[str, dict[str, Any]]


class Screen:
    """A client that holds a whole conversation: it applies events by their numbers; a number left out tells it to ask."""

    def __init__(self) -> None:
        self.messages: Held = {}
        self.rev = 0

    def take(self, message: dict[str, Any]) -> None:
        held = self.messages.get(message["id"])
        if held is None or held["rev"] < message["rev"]:
            self.messages[message["id"]] = message
        if message["rev"] == self.rev + 1:
            self.rev = message["rev"]

    def hear(self, ear: Ear, conversation: str, start: int) -> None:
        for event in ear.events[start:]:
            if f"chat/{conversation}" in event.topics and event.op in ("message", "change"):
                self.take(event.data["message"])

    @property
    def is_behind(self) -> bool:
        return any(one["rev"] > self.rev for one in self.messages.values())

    async def catch_up(self, person: Person, conversation: str, limit: int) -> None:
        more = True
        while more:
            asked = {"conversationId": conversation, "since": self.rev, "limit": limit}
            answer = await person.get("message/changes", **asked)
            for message in answer["messages"]:
                self.take(message)
            self.rev, more = answer["rev"], answer["more"]

    @property
    def lines(self) -> list[dict[str, Any]]:
        return sorted(self.messages.values(), key=lambda one: int(one["seq"]))


async def _read_all(person: Person, conversation: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    before = 1 << 50
    while True:
        page = await person.page(conversation, before=before, limit=50)
        found = [*page["messages"], *found]
        if not page["hasBefore"]:
            return found
        before = page["messages"][0]["seq"]


async def _step(chance: random.Random, people: list[Person], talk: dict[str, Any], own: dict[str, list[str]]) -> None:
    """Something that one of them does."""
    who = chance.choice(people)
    mine, everybody = own[who.id], [one for ids in own.values() for one in ids]
    act = chance.choice(["say", "say", "say", "edit", "recall", "react", "react", "read", "draft"])
    if act == "say" or not everybody:
        quoted = chance.choice(everybody) if everybody and chance.random() < 0.5 else None
        named = [chance.choice(people).id] if chance.random() < 0.2 else []
        sent = await who.say(talk, f"{chance.random()}", replyTo=quoted, mentions=named)
        mine.append(sent["id"])
    elif act == "edit" and mine:
        await who.client.call(
            "PUT", "/chat/message/edit", json={"id": chance.choice(mine), "body": str(chance.random())}
        )
    elif act == "recall" and mine:
        await who.client.call("POST", "/chat/message/recall", json={"id": chance.choice(mine)})
    elif act == "react":
        body = {"id": chance.choice(everybody), "emoji": chance.choice("👍😀🌹"), "on": chance.random() < 0.7}
        await who.client.call("POST", "/chat/message/react", json=body)
    elif act == "read":
        await who.post("conversation/read", id=talk["id"], seq=chance.randrange(1, 100))
    else:
        await who.put("conversation/draft", id=talk["id"], draft=str(chance.random()))


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_old_state_and_events_are_what_a_fresh_read_gives(team: Team, ear: Ear, seed: int) -> None:
    chance = random.Random(seed)
    people = [team.ann, team.bob, team.cyd]
    talk = await team.ann.group(team.bob, team.cyd)
    own: dict[str, list[str]] = {person.id: [] for person in people}
    always, sometimes, never = Screen(), Screen(), Screen()
    for screen in (always, sometimes, never):
        await screen.catch_up(team.ann, talk["id"], limit=200)
    heard = len(ear.events)
    for _ in range(STEPS):
        before = len(ear.events)
        await _step(chance, people, talk, own)
        if chance.random() < 0.5:
            sometimes.hear(ear, talk["id"], before)
        if chance.random() < 0.1:
            await sometimes.catch_up(team.bob, talk["id"], limit=3)
    always.hear(ear, talk["id"], heard)
    fresh = await _read_all(team.ann, talk)
    assert always.lines == fresh
    assert not always.is_behind
    await sometimes.catch_up(team.bob, talk["id"], limit=3)
    assert sometimes.lines == fresh
    await never.catch_up(team.cyd, talk["id"], limit=200)
    assert never.lines == fresh
    numbers = [one["rev"] for one in fresh]
    assert len(set(numbers)) == len(numbers) and max(numbers) == never.rev == always.rev


async def test_a_list_kept_by_events_is_the_list_read_anew(team: Team, ear: Ear) -> None:
    talk = await team.ann.group(team.bob)
    held = await team.bob.row(talk)
    assert held is not None
    start = len(ear.events)
    sent = [await team.ann.say(talk, text) for text in ("一", "二", "三")]
    await team.bob.post("conversation/read", id=talk["id"], seq=sent[1]["seq"])
    await team.ann.put("message/edit", id=sent[2]["id"], body="三三")
    await team.bob.post("conversation/pin", id=talk["id"], pinned=True)
    for event in ear.events[start:]:
        if f"inbox/{team.bob.id}" not in event.topics:
            continue
        data = event.data
        if event.op == "message":
            held |= {
                "last": data["message"],
                "lastSeq": data["conversation"]["lastSeq"],
                "lastAt": data["message"]["at"],
            }
            held |= {"rev": data["conversation"]["rev"], "mentioned": held["mentioned"] or data["mentioned"]}
        elif event.op == "read":
            held |= {"lastReadSeq": data["lastReadSeq"]}
        elif event.op == "change" and held["last"]["id"] == data["message"]["id"]:
            held |= {"last": data["message"], "rev": data["message"]["rev"]}
        elif event.op == "conversation":
            held = dict(data["conversation"])
        held["unread"] = held["lastSeq"] - held["lastReadSeq"]
    assert held == await team.bob.row(talk)


async def test_a_client_that_knows_everything_is_told_nothing(team: Team) -> None:
    talk = await team.ann.group(team.bob)
    page = await team.ann.page(talk)
    answer = await team.ann.get("message/changes", conversationId=talk["id"], since=page["rev"])
    assert answer == {"messages": [], "rev": page["rev"], "more": False, "firstSeq": 1}
    ahead = await team.ann.get("message/changes", conversationId=talk["id"], since=page["rev"] + 50)
    assert ahead["messages"] == []
