"""What people do in one group at the same moment: no error of ours, and the group's books are right after it."""

import asyncio
import random
from collections.abc import Awaitable
from typing import Any

import pytest

from schema.chat.conversation import Conversation
from schema.chat.member import OWNER, ChatMember
from schema.chat.message import ChatMessage, Reaction
from tests.chat.conftest import Person, Team
from tests.kit.seeds import seeds

EMOJI = ["👍", "😀", "🌹"]


async def check_books(conversation_id: int) -> None:
    """Counters are what they count, numbers have no gap, one owner, no reaction of anybody twice."""
    row = await Conversation.get(id=conversation_id)
    members = await ChatMember.filter(conversation_id=row.id)
    assert row.members == len(members) == len({member.user_id for member in members})
    owners = [member.user_id for member in members if member.role == OWNER]
    assert owners == ([row.owner_id] if members else [])
    messages = await ChatMessage.filter(conversation_id=row.id).order_by("seq")
    assert [message.seq for message in messages] == list(range(1, row.last_seq + 1))
    assert row.last_message_id == messages[-1].id
    revs = [message.rev for message in messages]
    assert len(set(revs)) == len(revs) and max(revs) == row.rev
    given = [
        (one.message_id, one.user_id, one.emoji)
        for one in await Reaction.filter(message_id__in=[m.id for m in messages])
    ]
    assert len(set(given)) == len(given)


@pytest.mark.parametrize("seed", seeds(3))
async def test_everything_that_is_done_in_a_group_at_once_ends_well(team: Team, seed: int) -> None:
    ann, bob, cyd = team.ann, team.bob, team.cyd
    dan, eve, fay = [await team.hire(name) for name in ("丁当", "伊凡", "方圆")]
    everybody = [ann, bob, cyd, dan, eve, fay]
    group = await ann.group(*everybody[1:])
    where = group["id"]
    old = {one.id: [await one.say(group, f"{one.name}{number}") for number in range(2)] for one in everybody}
    said = [message["id"] for messages in old.values() for message in messages]

    def post(who: Person, path: str, **body: Any) -> Awaitable[dict[str, Any]]:
        return who.client.call("POST", f"/chat/{path}", json=body)

    calls: list[Awaitable[dict[str, Any]]] = []
    for who in everybody:
        first, second = (message["id"] for message in old[who.id])
        calls += [
            post(who, "message/send", conversationId=where, clientId=f"{who.id}-new", body="新", replyTo=first),
            post(who, "message/send", conversationId=where, clientId=f"{who.id}-new", body="新", replyTo=first),
            post(who, "message/recall", id=first),
            who.client.call("PUT", "/chat/message/edit", json={"id": second, "body": "改"}),
            post(who, "conversation/read", id=where, seq=12),
        ]
        calls += [post(who, "message/react", id=one, emoji=emoji, on=True) for one in said[:4] for emoji in EMOJI]
    calls += [
        post(ann, "conversation/leave", id=where),
        post(bob, "conversation/leave", id=where),
        post(ann, "conversation/removeMember", id=where, userId=cyd.id),
        post(ann, "conversation/handOver", id=where, userId=dan.id),
        post(ann, "conversation/setRole", id=where, userId=eve.id, role="admin"),
        post(dan, "conversation/addMembers", id=where, userIds=[bob.id, cyd.id]),
        post(eve, "message/forward", ids=said[4:8], conversationIds=[where], clientId="on"),
    ]
    random.Random(seed).shuffle(calls)
    answers = await asyncio.gather(*calls)
    assert [answer for answer in answers if answer["code"] >= 500] == []
    assert {answer["id"] for answer in answers if not answer["success"]} <= MAY_BE_REFUSED
    await check_books(int(where))


MAY_BE_REFUSED = {"chat.missing", "chat.recalled", "chat.not_allowed", "row.contended"}


@pytest.mark.parametrize("seed", seeds(3))
async def test_a_group_that_all_leave_at_once_is_empty_and_nobodys(team: Team, seed: int) -> None:
    people = [team.ann, team.bob, team.cyd, *[await team.hire(name) for name in ("丁当", "伊凡")]]
    group = await team.ann.group(*people[1:])
    await team.ann.say(group, "散了吧")
    calls = [one.client.call("POST", "/chat/conversation/leave", json={"id": group["id"]}) for one in people]
    random.Random(seed).shuffle(calls)
    assert [answer["code"] for answer in await asyncio.gather(*calls)] == [200] * 5
    await check_books(int(group["id"]))
    assert (await Conversation.get(id=int(group["id"]))).members == 0


async def test_an_account_that_is_deleted_while_it_talks_leaves_the_books_right(team: Team) -> None:
    admin = await team.sign_in(team.organisation.admin)
    for leaver, others in ((team.ann, (team.bob, team.cyd)), (team.bob, (team.cyd,))):
        group = await leaver.group(*others, await team.hire("方圆"))
        sent = await leaver.say(group, "我走了")
        answers = await asyncio.gather(
            admin.call("DELETE", "/sys/user/delete", params={"id": leaver.id}),
            *(one.client.call("POST", "/chat/conversation/leave", json={"id": group["id"]}) for one in others),
            leaver.client.call("POST", "/chat/message/recall", json={"id": sent["id"]}),
            *(
                others[0].client.call("POST", "/chat/message/react", json={"id": sent["id"], "emoji": one, "on": True})
                for one in EMOJI
            ),
        )
        assert [answer for answer in answers if answer["code"] >= 500] == []
        await check_books(int(group["id"]))
