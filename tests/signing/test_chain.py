"""The chain: whatever is changed in an event is found at that event, and what is erased beside it breaks nothing."""

import hashlib
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schema.signing.evidence import SignEvent, SignFact
from server.signing.chain import GENESIS, canonical, digest_of, fault_of_facts, first_fault, hash_of
from server.signing.merkle import leaf_of, node_of, paths_of, root_from, root_of

START = datetime(2026, 11, 23, 8, 0, 0, 123456, tzinfo=UTC)
TEXTS = st.text(st.characters(blacklist_categories=["Cs"], blacklist_characters="\0"), max_size=20)
DATA = st.dictionaries(st.from_regex(r"[a-z]{1,6}", fullmatch=True), TEXTS | st.integers(0, (1 << 53) - 1), max_size=4)
HEXES = st.binary(min_size=32, max_size=32).map(bytes.hex)


def chain_of(*contents: dict[str, Any]) -> list[SignEvent]:
    events: list[SignEvent] = []
    for seq, data in enumerate(contents, 1):
        event = SignEvent(
            id=seq,
            tenant_id=7,
            flow_id=11,
            seq=seq,
            at=START + timedelta(seconds=seq),
            actor="party:5",
            kind="signed",
            party_id=5,
            data=data,
            prev_hash=events[-1].hash if events else GENESIS,
        )
        event.hash = hash_of(event)
        events.append(event)
    return events


def other_letter(text: str, place: int) -> str:
    at = place % len(text)
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


CHANGES: dict[str, Any] = {
    "tenant_id": lambda event, place: event.tenant_id + 1,
    "flow_id": lambda event, place: event.flow_id + 1,
    "seq": lambda event, place: event.seq + 1,
    "at": lambda event, place: event.at + timedelta(microseconds=1),
    "actor": lambda event, place: other_letter(event.actor, place),
    "kind": lambda event, place: other_letter(event.kind, place),
    "party_id": lambda event, place: None,
    "data": lambda event, place: {**event.data, "x": "y"},
    "prev_hash": lambda event, place: other_letter(event.prev_hash, place),
    "hash": lambda event, place: other_letter(event.hash, place),
}


@given(st.lists(DATA, min_size=1, max_size=6), st.data())
def test_one_change_anywhere_is_found_at_its_event(contents: list[dict[str, Any]], data: st.DataObject) -> None:
    events = chain_of(*contents)
    assert first_fault(events) is None
    at = data.draw(st.integers(0, len(events) - 1))
    column = data.draw(st.sampled_from(sorted(CHANGES)))
    setattr(events[at], column, CHANGES[column](events[at], data.draw(st.integers(0, 63))))
    assert first_fault(events) == at + 1


@given(st.lists(DATA, min_size=2, max_size=6), st.data())
def test_an_event_that_is_left_out_or_put_elsewhere_is_found(
    contents: list[dict[str, Any]], data: st.DataObject
) -> None:
    events = chain_of(*contents)
    at = data.draw(st.integers(0, len(events) - 2))
    assert first_fault(events[:at] + events[at + 1 :]) == at + 1
    events[at], events[at + 1] = events[at + 1], events[at]
    assert first_fault(events) == at + 1


def test_the_text_that_is_hashed_is_the_same_everywhere() -> None:
    said = canonical({"b": 1, "a": "中“\n", "c": {"y": ["2", 3], "x": ""}})
    assert said == '{"a":"中“\\n","b":1,"c":{"x":"","y":["2",3]}}'.encode()
    [event] = chain_of({"doc": "ab"})
    body = (
        b'{"actor":"party:5","at":"2026-11-23T08:00:01.123456Z","data":{"doc":"ab"},"flow":"11","kind":"signed",'
        b'"party":"5","seq":1,"tenant":"7"}'
    )
    assert event.hash == hashlib.sha256(GENESIS.encode() + body).hexdigest()


@pytest.mark.parametrize("value", [1.5, True, None, 1 << 53, {"中": 1}])
def test_what_readers_could_take_for_something_else_is_no_evidence(value: Any) -> None:
    with pytest.raises(TypeError):
        canonical({"a": value})


def fact(seq: int, name: str, value: str) -> SignFact:
    salt = "ab" * 32
    return SignFact(
        id=seq, tenant_id=7, flow_id=11, seq=seq, name=name, salt=salt, value=value, digest=digest_of(salt, value)
    )


def test_a_value_beside_the_chain_can_be_erased_but_not_exchanged() -> None:
    ip = fact(2, "ip", "203.0.113.7")
    events = chain_of({}, {"facts": {"ip": ip.digest}})
    assert fault_of_facts(events, [ip]) is None
    ip.value = "203.0.113.8"
    assert fault_of_facts(events, [ip]) == 2
    ip = SignFact(id=2, tenant_id=7, flow_id=11, seq=2, name="ip", digest=ip.digest)
    assert fault_of_facts(events, [ip]) is None and first_fault(events) is None
    ip.digest = "0" * 64
    assert fault_of_facts(events, [ip]) == 2


@given(st.lists(HEXES, min_size=1, max_size=20), st.data())
def test_the_way_to_the_root_holds_for_its_own_leaf_alone(values: list[str], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(values) - 1))
    root, path = root_of(values), paths_of(values)[place]
    assert root_from(values[place], path) == root
    other = other_letter(values[place], data.draw(st.integers(0, 63)))
    assert root_from(other, path) != root
    assert len(path) <= (len(values) - 1).bit_length()


def test_leaves_and_nodes_are_told_apart_and_an_odd_one_moves_up() -> None:
    a, b, c = "aa" * 32, "bb" * 32, "cc" * 32
    assert leaf_of(a) == hashlib.sha256(b"\0" + bytes.fromhex(a)).hexdigest()
    assert root_of([a, b, c]) == node_of(node_of(leaf_of(a), leaf_of(b)), leaf_of(c))
    assert root_of([a, b, c]) != root_of([a, b, c, c])
