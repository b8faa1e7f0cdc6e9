"""State as a screen keeps it: read once after joining, patched by events, read anew when told to."""

from typing import Any

from tests.faults.caller import Caller, on

WINDOW = 90
Event = dict[str, Any]


class Replica:
    """Position and state of one topic; the rules of its events are in `apply`, its read in `fetch`."""

    def __init__(self, topic: str) -> None:
        self.topic = topic
        self.epoch = ""
        self.seq = 0
        self.joining = True
        self.rejoin = False
        self.wanted = False
        self.reading = False
        self.reads = 0
        self.caught_up = 0
        self.state: dict[str, Any] = {}
        self.held: list[Event] = []
        self.during: list[Event] | None = None

    async def fetch(self, caller: Caller) -> dict[str, Any]:
        raise NotImplementedError

    def apply(self, event: Event) -> None:
        raise NotImplementedError

    def lose(self) -> None:
        """The socket is gone; position and state stay."""
        self.joining, self.held = True, []

    def take(self, event: Event) -> None:
        if self.joining or not self.epoch:
            self.held.append(event)
            return
        if event["epoch"] == self.epoch and event["seq"] <= self.seq:
            return
        if event["epoch"] != self.epoch or event["seq"] > self.seq + 1:
            self.joining, self.held, self.rejoin = True, [event], True
            return
        self.seq = event["seq"]
        if event["op"] == "resync":
            self.wanted = True
            return
        if self.during is not None:
            self.during.append(event)
        self.apply(event)

    def join(self, answer: dict[str, Any]) -> None:
        """The server's answer: missed events first, then what came while asking."""
        fresh = not self.epoch or self.epoch != answer["epoch"] or answer["resync"]
        held, self.held, self.joining = self.held, [], False
        if fresh:
            self.epoch, self.seq, self.wanted = answer["epoch"], answer["seq"], True
        else:
            self.caught_up += len(answer["missed"])
        for event in [*([] if fresh else answer["missed"]), *held]:
            self.take(event)

    def replace(self, fresh: dict[str, Any]) -> None:
        self.state, during = fresh, self.during or []
        for event in during:
            self.apply(event)


class BoardReplica(Replica):
    """Bars and units of a community."""

    def __init__(self, community: str) -> None:
        super().__init__(f"board/{community}")
        self.community = community

    async def fetch(self, caller: Caller) -> dict[str, Any]:
        board = await caller.get("/rental/board", **{"from": on(0), "to": on(WINDOW), "communityId": self.community})
        return {f"{part}/{row['id']}": row for part in ("stays", "units") for row in board[part]}

    def apply(self, event: Event) -> None:
        data = event["data"]
        if event["op"] == "stay.del":
            self.state.pop(f"stays/{data['id']}", None)
        elif event["op"] == "unit.put":
            self.state[f"units/{data['unit']['id']}"] = data["unit"]
        elif event["op"] == "stay.put":
            self._put(data["stay"])

    def _put(self, stay: dict[str, Any]) -> None:
        key = f"stays/{stay['id']}"
        known = self.state.get(key)
        if known is not None and known["version"] > stay["version"]:
            return
        if stay["from"] < on(WINDOW) and stay["to"] > on(0):
            self.state[key] = stay
        else:
            self.state.pop(key, None)


class ListReplica(Replica):
    """A generic list, which is told ids and versions only and reads again what is news to it."""

    def __init__(self, path: str) -> None:
        super().__init__(f"list/{path}")
        self.path = path

    async def fetch(self, caller: Caller) -> dict[str, Any]:
        rows: list[dict[str, Any]] = []
        page = 1
        while True:
            answer = await caller.get(f"/{self.path}/list", pageNo=page, pageSize=100, column="id", order="asc")
            rows += answer["records"]
            if len(answer["records"]) < 100:
                return {row["id"]: row for row in rows}
            page += 1

    def apply(self, event: Event) -> None:
        data = event["data"]
        for row_id, version in zip(data["ids"], data["versions"], strict=True):
            if event["op"] == "delete":
                self.state.pop(row_id, None)
            elif self.state.get(row_id, {}).get("rowVersion", 0) < version:
                self.wanted = True


class DispatchReplica(Replica):
    """The dispatcher's page of today. Who is online comes from presence, not from these events."""

    def __init__(self) -> None:
        super().__init__("hk-dispatch")

    async def fetch(self, caller: Caller) -> dict[str, Any]:
        board = await caller.get("/housekeeping/dispatch", date=on(0))
        staff = {f"staff/{row['id']}": _without_presence(row) for row in board["staff"]}
        return staff | {f"orders/{row['id']}": row for row in board["orders"]}

    def apply(self, event: Event) -> None:
        data = event["data"]
        if event["op"] == "staff.put":
            self.state[f"staff/{data['staff']['id']}"] = _without_presence(data["staff"])
        elif event["op"] == "order.del":
            self.state.pop(f"orders/{data['id']}", None)
        elif event["op"] == "order.put":
            self._put(data["order"])

    def _put(self, order: dict[str, Any]) -> None:
        key = f"orders/{order['id']}"
        known = self.state.get(key)
        if known is not None and known["version"] > order["version"]:
            return
        if order["state"] == "cancelled":
            self.state.pop(key, None)
        else:
            self.state[key] = order


def _without_presence(row: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != "online"}
