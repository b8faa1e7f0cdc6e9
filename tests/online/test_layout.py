"""The layout of a built form: sections, steps, order and width, drafted, looked at and published."""

from typing import Any

from tests.online.conftest import FIELD, FORM, Workshop, field

FIELDS = (
    field("place", wide=True),
    field("day", "date", section="签收", sectionEn="Receipt"),
    field("result", "options", options="good=正常 | Good"),
)


async def _described(workshop: Workshop, path: str) -> dict[str, Any]:
    every = (await workshop.client.result("GET", "/sys/engine/describe"))["resources"]
    return dict(next(one for one in every if one["path"] == path))


async def test_sections_begin_where_a_field_says_so_and_the_first_is_called_like_the_form(workshop: Workshop) -> None:
    _, path = await workshop.build("inspection", FIELDS)
    assert (await _described(workshop, path))["views"] == {
        "cards": None,
        "chart": None,
        "span": None,
        "steps": [
            {"title": {"zh": "设备巡检", "en": "Inspection"}, "keys": ["place"], "child": None},
            {"title": {"zh": "签收", "en": "Receipt"}, "keys": ["day", "result"], "child": None},
        ],
        "together": True,
        "wide": ["place"],
    }


async def test_a_form_without_sections_is_one_page(workshop: Workshop) -> None:
    _, path = await workshop.build("inspection", [field("place"), field("day", "date")], layout="steps")
    assert (await _described(workshop, path)).get("views") is None


async def test_a_draft_is_looked_at_as_it_would_be_and_nobody_else_sees_it(workshop: Workshop) -> None:
    row = await workshop.draft("inspection", FIELDS, layout="steps")
    seen = await workshop.client.result("GET", f"{FORM}/preview", params={"id": row["id"]})
    assert [one["key"] for one in seen["resource"]["fields"]][:3] == ["place", "day", "result"]
    assert seen["resource"]["views"]["together"] is False
    assert seen["options"] == {"result": [{"value": "good", "text": "正常", "textEn": "Good"}]}
    assert "签收" not in str(await workshop.client.result("GET", "/sys/engine/describe"))


async def test_another_layout_is_a_version_of_its_own(workshop: Workshop) -> None:
    row_id, path = await workshop.build("inspection", FIELDS)
    day = await workshop.field_of(row_id, "day")
    moved = {
        "id": day["id"],
        "rowVersion": day["rowVersion"],
        "sortOrder": 0,
        "section": "",
        "sectionEn": "",
        "wide": True,
    }
    assert (await workshop.edit_fields(row_id, moved, layout="steps"))["success"]
    told = await workshop.client.result("GET", f"{FORM}/changes", params={"id": row_id})
    assert [one["code"] for one in told["changes"]] == ["change", "arrange", "move"]
    await workshop.publish(row_id)
    whole = await _described(workshop, path)
    assert [one["key"] for one in whole["fields"]][:2] == ["day", "place"]
    assert whole["views"]["wide"] == ["day", "place"]


async def test_a_heading_has_no_bar_and_no_english_alone(workshop: Workshop) -> None:
    for bad, key in (({"section": "甲|乙"}, "section"), ({"sectionEn": "Alone"}, "section")):
        body = {"code": "bad", "title": "表", "titleEn": "Form", "children": {FIELD: [field("place", **bad)]}}
        refused = await workshop.client.call("POST", f"{FORM}/add", json=body)
        assert list(refused["fields"]) == [f"children.{FIELD}.0.{key}"]
