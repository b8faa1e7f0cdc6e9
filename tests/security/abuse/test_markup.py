"""Rich text is bounded in length and depth before it is parsed, cleaned apart from the event loop, and once."""

import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from schema.kit import kinds
from schema.kit.html import MOST_CHARACTERS, MOST_DEPTH, check_markup, clean_html
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

SignIn = Callable[..., Awaitable[Client]]
DEAR = {
    "lists in lists": "<ul><li>" * 8000,
    "boxes in boxes": "<div>" * 4000 + "x",
    "formatting torn again and again": "<p>" + "".join(f"<b style='width:{n}px'>" for n in range(95)) + "</p><p>x" * 2000,
    "formatting torn a little at a time": "<p><b><i></p>" * 3000,
    "attributes": "<a " + " ".join(f"a{number}" for number in range(30_000)) + ">x</a>",
    "attributes with values": "<a " + " ".join(f"a{number}=1" for number in range(10_000)) + ">x</a>",
    "length": "x" * (MOST_CHARACTERS + 1),
}  # fmt: skip
CHEAP = {
    "an ordinary page": "<h2>标题</h2><p>字 <b>粗</b><br>行</p><ul><li>一<li>二</ul><hr><img src=/a>" * 1000,
    "paragraphs that nobody ended": "<p>字" * 20_000,
    "a table": "<table>" + "<tr><td>1<td>2" * 5000 + "</table>",
    "as deep as is allowed": "<div>" * MOST_DEPTH + "字" + "</div>" * MOST_DEPTH,
    "signs": "<" * 1000 + "&" * 1000,
}


@pytest.mark.parametrize("kind", DEAR)
def test_what_would_take_the_parser_long_is_refused_before_it(kind: str) -> None:
    with pytest.raises(ValueError, match=r" \| "):
        clean_html(DEAR[kind])


@pytest.mark.parametrize("kind", CHEAP)
def test_what_people_write_is_not(kind: str) -> None:
    check_markup(CHEAP[kind])


async def article(client: Client, content: str) -> dict[str, Any]:
    body = {"title": "公告", "kind": "news", "online": True, "content": content}
    return (await client.send("POST", "/portal/article/add", json=body)).json()


async def test_a_form_tells_so_at_the_field_and_writes_nothing(organisation: Organisation, sign_in: SignIn) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    for text in DEAR.values():
        answer = await article(client, text)
        assert answer["code"] == 422 and set(answer["fields"]) == {"content"}
    assert (await client.result("GET", "/portal/article/list"))["total"] == 0


async def test_it_is_cleaned_apart_from_the_loop_and_not_again_when_it_is_read(
    organisation: Organisation, sign_in: SignIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    threads: list[threading.Thread] = []

    def noted(text: str) -> str:
        threads.append(threading.current_thread())
        return clean_html(text)

    monkeypatch.setattr(kinds, "clean_html", noted)
    made = await article(client, "<p>甲<script>alert(1)</script></p>")
    row = made["result"]
    assert row["content"] == "<p>甲</p>"
    assert threads and threading.main_thread() not in threads
    count = len(threads)
    for path in (f"/portal/article/queryById?id={row['id']}", "/portal/article/list"):
        await client.result("GET", path)
    edits = [{"id": row["id"], "key": "content", "old": row["content"], "value": row["content"]}]
    await client.result("POST", "/portal/article/cells", json={"edits": edits})
    await client.result("GET", "/portal/article/list", params={"content": "<p>甲</p>"})
    assert len(threads) == count
