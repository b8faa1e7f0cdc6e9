"""What nobody sends by accident: refused with a reason, never with a stack, and never an answer to somebody else's question."""

from itertools import count
from typing import Any

from server.domains import TOPICS
from server.live.topic import Topics
from tests.chat.conftest import Person, Team
from tests.kit.people import create_organisation

NONSENSE: list[Any] = [
    "",
    "-1",
    "0",
    "１２",
    "9" * 30,
    "a",
    "1e3",
    None,
    [],
    {},
    True,
    1 << 80,
    -(1 << 70),
    "null",
    "../1",
]
# What stands here is really there, so that nonsense in one place meets all that is behind the check of the others.
TALK, MESSAGE, PERSON = "{talk}", "{message}", "{person}"
CALLS: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "conversation/single", {"userId": PERSON}),
    ("POST", "conversation/group", {"userIds": [PERSON], "name": "x"}),
    ("POST", "conversation/record", {"path": "sys/user", "id": PERSON}),
    ("PUT", "conversation/edit", {"id": TALK, "name": "x", "avatar": "x"}),
    ("POST", "conversation/addMembers", {"id": TALK, "userIds": [PERSON]}),
    ("POST", "conversation/setRole", {"id": TALK, "userId": PERSON, "role": "admin"}),
    ("POST", "conversation/read", {"id": TALK, "seq": 1}),
    ("PUT", "conversation/draft", {"id": TALK, "draft": "x"}),
    (
        "POST",
        "message/send",
        {"conversationId": TALK, "clientId": "c", "body": "x", "mentions": [PERSON], "replyTo": MESSAGE},
    ),
    ("POST", "message/send", {"conversationId": TALK, "clientId": "v", "kind": "voice", "media": {"path": "x"}}),
    ("POST", "message/react", {"id": MESSAGE, "emoji": "👍", "on": True}),
    ("POST", "message/forward", {"ids": [MESSAGE], "conversationIds": [TALK], "clientId": "f"}),
    ("POST", "later/add", {"conversationId": TALK, "clientId": "l", "body": "x", "sendAt": "2030-01-01 00:00:00"}),
    ("POST", "friend/add", {"userId": PERSON, "said": "x"}),
    ("POST", "card/read", {"links": ["x"]}),
]
# Whatever is no id of anything is refused in these places; elsewhere some of it is only odd.
IDS = {"id", "userId", "conversationId", "userIds", "ids", "conversationIds"}
QUERIES: list[tuple[str, dict[str, str]]] = [
    ("message/list", {"conversationId": "1", "before": "1", "after": "1", "around": "1", "limit": "1"}),
    ("message/changes", {"conversationId": "1", "since": "1", "limit": "1"}),
    ("message/atDate", {"conversationId": "1", "date": "2026-01-01"}),
    ("message/search", {"text": "x", "conversationId": "1", "from": "1", "before": "2026-01-01", "cursor": "1"}),
    ("person/list", {"text": "x", "departId": "1", "roleId": "1", "page": "1"}),
]


def _filled(value: Any, there: dict[str, str]) -> Any:
    if isinstance(value, list):
        return [_filled(one, there) for one in value]
    return there.get(value, value) if isinstance(value, str) else value


async def test_nonsense_in_any_place_of_a_body_is_refused(team: Team) -> None:
    group = await team.ann.group(team.bob)
    message = await team.ann.say(group, "真的")
    there, marks = {TALK: group["id"], MESSAGE: message["id"], PERSON: team.bob.id}, count()
    for method, path, given in CALLS:
        body = {key: _filled(value, there) for key, value in given.items()}
        for key in body:
            for value in NONSENSE:
                for odd in (value, [value]) if isinstance(body[key], list) else (value,):
                    # A mark of its own: what was sent before is not looked at again.
                    mark = {"clientId": f"odd-{next(marks)}"} if "clientId" in body else {}
                    response = await team.ann.client.send(method, f"/chat/{path}", json={**body, **mark, key: odd})
                    told = (path, key, odd, response.text)
                    assert response.status_code < 500, told
                    refused = not response.json()["success"]
                    assert refused or key not in IDS, told


async def test_nonsense_in_a_query_is_refused(team: Team) -> None:
    group = await team.ann.group(team.bob)
    for path, query in QUERIES:
        for key in query:
            mine = {**query, **({"conversationId": group["id"]} if key != "conversationId" else {})}
            for value in (
                "",
                "-1",
                "x",
                "9" * 40,
                "１",
                "0001-01-01",
                "9999-12-31",
                "' OR 1=1 --",
                "\ufffd",
                "%",
                "\\",
            ):
                response = await team.ann.client.send("GET", f"/chat/{path}", params={**mine, key: value})
                assert response.status_code < 500, (path, key, value, response.text)


async def test_zero_characters_half_pairs_and_endless_lists(team: Team) -> None:
    group = await team.ann.group(team.bob)
    raw = '{"conversationId":"%s","clientId":"c","body":"%s"}'
    for text in ("a\\u0000b", "\\ud800", "\\udfff x"):
        content = (raw % (group["id"], text)).encode()
        response = await team.ann.client.send("POST", "/chat/message/send", content=content)
        assert response.status_code == 422, text
    for path, body in (
        ("conversation/group", {"userIds": [str(number) for number in range(501)]}),
        ("card/read", {"links": ["x"] * 51}),
        ("message/forward", {"ids": ["1"] * 51, "conversationIds": ["1"], "clientId": "c"}),
        ("message/send", {"conversationId": group["id"], "clientId": "c" * 41, "body": "x"}),
        ("message/send", {"conversationId": group["id"], "clientId": "c", "body": "x", "mentions": ["1"] * 501}),
    ):
        assert await team.ann.refused("POST", path, **body) == "input.invalid"
    wide = await team.ann.say(group, "𠮷野家 👨‍👩‍👧 \u202e <script>alert(1)</script> ' \" \\ | 中文 | English")
    assert (await team.bob.page(group))["messages"][-1]["body"] == wide["body"]
    named = await team.ann.group(team.bob, name="a | b")
    assert (await team.bob.row(named) or {})["name"] == "a | b"


async def test_no_topic_of_others_is_heard(team: Team) -> None:
    other = await create_organisation("别家")
    topics, group = Topics(TOPICS), await team.ann.group(team.bob)
    sentence = [
        f"chat/{group['id']}",
        "chat/-1",
        "chat/0",
        "chat/x",
        "chat/１２",
        f"chat/{'9' * 30}",
        f"chat/{group['id']}x",
    ]
    for actor in (team.cyd.actor, other.admin, team.organisation.admin):
        for name in sentence:
            match = await topics.find(name, actor)
            assert match is None or not await match.allows(actor), (name, actor.realname)
        for name in (f"inbox/{team.ann.id}", "inbox/", f"chat/{group['id']}/x", f"t1/inbox/{team.ann.id}"):
            assert await topics.find(name, actor) is None, name
        own = await topics.find("inbox", actor)
        assert own is not None and own.key == f"t{actor.tenant_id}/inbox/{actor.user_id}"
    mine = await topics.find(sentence[0], team.bob.actor)
    assert mine is not None and await mine.allows(team.bob.actor)


async def test_an_administrator_of_the_organisation_reads_no_talk_of_others(team: Team) -> None:
    admin = Person(team.organisation.admin, await team.sign_in(team.organisation.admin))
    group = await team.ann.group(team.bob)
    sent = await team.ann.say(group, "私下说")
    assert await admin.refused("GET", "message/list", conversationId=group["id"]) == "chat.missing"
    assert await admin.refused("GET", "message/seenBy", id=sent["id"]) == "chat.missing"
    assert (await admin.get("message/search", text="私下"))["hits"] == []
