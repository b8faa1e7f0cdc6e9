"""What the processes write to their logs names nobody and repeats nothing that was sent."""

import logging
from typing import Any

import pytest

from server.kit.logs import JsonFormatter
from tests.kit.people import Organisation

NAME, PHONE, PASSWORD, NOTE = "欧阳不见", "13712345678", "Not-4-Logs", "不可外传"


def lines_of(records: list[logging.LogRecord]) -> list[str]:
    """As they stand in the log; what only the test's own client says is left out."""
    return [JsonFormatter().format(record) for record in records if record.name.split(".")[0] in ("guanjia", "server")]


async def test_no_line_says_who_was_looked_for_or_what_was_sent(
    sign_in: Any, organisation: Organisation, caplog: pytest.LogCaptureFixture
) -> None:
    client = await sign_in(organisation.admin)
    with caplog.at_level(logging.DEBUG):
        await client.send("GET", "/sys/user/list", params={"realname": NAME})
        await client.send("GET", f"/nowhere/{PHONE}")
        await client.send("POST", "/sys/position/add", json={"code": "L1", "name": NOTE, "rank": "1"})
        await client.send("POST", "/sys/position/add", json={"code": "L" * 500, "name": NOTE})
        await client.send("POST", "/sys/login", json={"username": PHONE, "password": PASSWORD})
    lines = lines_of(caplog.records)
    assert any('"path":"/boot/sys/user/list"' in line for line in lines)
    for word in (NAME, PHONE, PASSWORD, NOTE, client.token):
        assert not [line for line in lines if word in line], word
