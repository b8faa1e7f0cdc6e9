"""Lists as people and other clients of the family ask for them."""

from typing import Any

import orjson
import pytest

from server.engine import page as paging
from server.engine.filters import parse_value
from tests.engine.conftest import ROWS
from tests.kit.client import Client

PATH = "/sys/position/list"


async def ask(client: Client, **params: Any) -> dict[str, Any]:
    return dict(await client.result("GET", PATH, params=params))


async def codes(client: Client, **params: Any) -> list[str]:
    return [row["code"] for row in (await ask(client, column="code", order="asc", **params))["records"]]


async def test_a_page_has_ten_rows_and_the_whole_total(positions: Client) -> None:
    page = await ask(positions)
    assert (len(page["records"]), page["total"], page["size"], page["pages"]) == (10, ROWS, 10, ROWS // 10)
    assert page["estimated"] is False


async def test_labels_stand_beside_dictionary_values(positions: Client) -> None:
    row = (await ask(positions, code="P0000"))["records"][0]
    assert (row["rank"], row["rank_dictText"]) == ("1", "高层")


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("*a*", ("like", "a")),
        ("*a", ("left_like", "a")),
        ("a*", ("right_like", "a")),
        ("!a", ("ne", "a")),
        (">=5", ("ge", "5")),
        (">= 5", ("ge", "5")),
        ("<=5", ("le", "5")),
        ("> 5", ("gt", "5")),
        ("a,b", ("in", "a,b")),
        ("a,", ("in", "a,")),
        (",a,b,", ("in_text", "a,b")),
        ("**", None),
        ("", None),
        ("le x", ("le", "x")),
        ("plain", ("eq", "plain")),
    ],
)
def test_every_form_of_a_filter_value_is_understood(text: str, meaning: tuple[str, str] | None) -> None:
    assert parse_value(text) == meaning


async def test_filters_narrow_the_rows_and_the_total_alike(positions: Client) -> None:
    page = await ask(positions, name="*经理*", rank="1,2,")
    expected = [n for n in range(ROWS) if n % 3 == 0 and n % 5 in (0, 1)]
    assert page["total"] == len(expected)
    assert all("经理" in row["name"] and row["rank"] in "12" for row in page["records"])
    assert await codes(positions, code=">=P1195") == ["P1195", "P1196", "P1197", "P1198", "P1199"]
    assert (await ask(positions, code="!P0000"))["total"] == ROWS - 1


async def test_percent_and_underscore_are_letters_not_patterns(positions: Client) -> None:
    assert (await ask(positions, name="*%*"))["total"] == 0
    assert (await ask(positions, name="*_*"))["total"] == 0


async def test_the_advanced_query_nests_and_survives_a_second_encoding(positions: Client) -> None:
    rules = [
        {"field": "name", "rule": "right_like", "val": "经理"},
        {
            "matchType": "or",
            "conditions": [
                {"field": "rank", "rule": "eq", "val": "1"},
                {"field": "code", "rule": "in", "val": "P0003"},
            ],
        },
    ]
    expected = sum(1 for n in range(ROWS) if n % 3 == 0 and (n % 5 == 0 or n == 3))
    plain = orjson.dumps(rules).decode()
    from urllib.parse import quote

    for text in (plain, quote(plain)):
        assert (await ask(positions, superQueryParams=text))["total"] == expected
    either = await ask(positions, superQueryParams=plain, superQueryMatchType="or")
    assert either["total"] == sum(1 for n in range(ROWS) if n % 3 == 0 or n % 5 == 0 or n == 3)


async def test_a_malformed_or_bottomless_advanced_query_is_refused_with_words(positions: Client) -> None:
    deep: Any = [{"field": "rank", "rule": "eq", "val": "1"}]
    for _ in range(6):
        deep = [{"matchType": "or", "conditions": deep}]
    for text, error in (("{", "query.malformed"), (orjson.dumps(deep).decode(), "query.deep")):
        assert (await positions.call("GET", PATH, params={"superQueryParams": text}))["id"] == error


async def test_several_sort_levels_hold_and_the_id_decides_last(positions: Client) -> None:
    page = await ask(positions, column="rank,code", order="desc,asc", pageSize=500)
    keys = [(-int(row["rank"]), row["code"]) for row in page["records"]]
    assert keys == sorted(keys)


async def test_pages_of_the_default_order_are_the_rows_in_order_without_gap_or_double(positions: Client) -> None:
    whole: list[str] = []
    for page in range(1, 4):
        whole += [row["id"] for row in (await ask(positions, pageNo=page, pageSize=400))["records"]]
    assert len(set(whole)) == ROWS
    for page in (50, 51, 63, 120):
        shown = [row["id"] for row in (await ask(positions, pageNo=page))["records"]]
        assert shown == whole[(page - 1) * 10 : page * 10]


async def test_a_page_beyond_the_end_is_empty_and_the_page_size_is_capped(positions: Client) -> None:
    assert (await ask(positions, pageNo=100000))["records"] == []
    assert len((await ask(positions, pageSize=100000))["records"]) == 500


async def test_a_deep_page_sees_a_row_that_was_just_added(positions: Client) -> None:
    before = [row["id"] for row in (await ask(positions, pageNo=60))["records"]]
    made = await positions.result("POST", "/sys/position/add", json={"code": "NEW1", "name": "新增", "rank": "1"})
    after = [row["id"] for row in (await ask(positions, pageNo=60))["records"]]
    assert after[1:] == before[:-1]
    assert (await ask(positions))["total"] == ROWS + 1
    await positions.result("DELETE", "/sys/position/delete", params={"id": made["id"]})
    assert (await ask(positions))["total"] == ROWS


async def test_marks_are_read_as_far_as_somebody_turns_and_further_when_somebody_goes_on(
    positions: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paging, "_FIRST_ROWS", 200)
    monkeypatch.setattr(paging, "_marks", {})
    whole = [row["id"] for part in (1, 2, 3) for row in (await ask(positions, pageNo=part, pageSize=400))["records"]]
    for number in (15, 13, 40, 119, 60, 120, 121, 500):
        shown = [row["id"] for row in (await ask(positions, pageNo=number))["records"]]
        assert shown == whole[(number - 1) * 10 : number * 10], number
        held = [read for _, read in paging._marks.values()]
        assert max(held) >= min(number * 10, 1200)
