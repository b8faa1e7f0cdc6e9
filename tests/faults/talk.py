"""What a window knows of its conversations: threads that follow by changes, and the list of conversations."""

from collections.abc import Callable
from typing import Any

from tests.faults.caller import Caller
from tests.faults.replica import Event, Replica

Message = dict[str, Any]
Seen = Callable[[Message], None]
PAGE = 200


class ThreadReplica(Replica):
    """The messages of one conversation by their place. What was missed comes by `changes` since the last number known.

    `rev` counts every change of the conversation; an event that does not continue it means that something is missing.
    """

    def __init__(self, conversation: str, seen: Seen) -> None:
        super().__init__(f"chat/{conversation}")
        self.conversation = conversation
        self.rev = 0
        self.pages = 0
        self._seen = seen

    async def fetch(self, caller: Caller) -> dict[str, Any]:
        found: dict[str, Any] = {}
        since = self.rev
        while True:
            query = {"conversationId": self.conversation, "since": since, "limit": PAGE}
            answer = await caller.get("/chat/message/changes", **query)
            found |= {str(message["seq"]): message for message in answer["messages"]}
            since = answer["rev"]
            self.pages += 1
            if not answer["more"]:
                return {"rev": since, "found": found}

    def replace(self, fresh: dict[str, Any]) -> None:
        during, self.during = self.during or [], None
        for message in fresh["found"].values():
            self._put(message)
        self.rev = max(self.rev, fresh["rev"])
        for event in during:
            self.apply(event)

    def apply(self, event: Event) -> None:
        if event["op"] not in ("message", "change"):
            return
        message = event["data"]["message"]
        if message["rev"] > self.rev + 1:
            self.wanted = True
        else:
            self.rev = max(self.rev, message["rev"])
        self._put(message)

    def _put(self, message: Message) -> None:
        key = str(message["seq"])
        known = self.state.get(key)
        if known is None:
            self._seen(message)
        if known is None or known["rev"] < message["rev"]:
            self.state[key] = message


class InboxReplica(Replica):
    """The list of conversations: how far each has come, how far this person has read, and what is said last."""

    def __init__(self, user: str) -> None:
        super().__init__("inbox")
        self.user = user

    async def fetch(self, caller: Caller) -> dict[str, Any]:
        listed = await caller.get("/chat/conversation/list")
        return {one["id"]: _line(one["lastSeq"], one["lastReadSeq"]) for one in listed["conversations"]}

    def apply(self, event: Event) -> None:
        data = event["data"]
        if event["op"] == "message":
            self._heard(data["conversation"], data["message"])
        elif event["op"] == "read":
            self._move(data["conversationId"], read=data["lastReadSeq"])
        elif event["op"] == "conversation":
            one = data["conversation"]
            self._move(one["id"], one["lastSeq"], one["lastReadSeq"])
        elif event["op"] == "left":
            self.state.pop(data["conversationId"], None)

    def _heard(self, conversation: dict[str, Any], message: Message) -> None:
        mine = message["sender"]["id"] == self.user
        self._move(conversation["id"], conversation["lastSeq"], message["seq"] if mine else 0)

    def _move(self, conversation: str, last: int = 0, read: int = 0) -> None:
        line = self.state.setdefault(conversation, _line(0, 0))
        line["last"], line["read"] = max(line["last"], last), max(line["read"], read)


def _line(last: int, read: int) -> dict[str, int]:
    return {"last": last, "read": read}
