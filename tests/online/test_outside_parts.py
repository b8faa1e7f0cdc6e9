"""Lines of sub-tables and files that outsiders send through the public link of a form."""

import asyncio
import os
from datetime import timedelta
from io import BytesIO
from typing import Any

from PIL import Image
from pytest import MonkeyPatch

from schema.kit.clock import now
from server.jobs.fires import JobCall
from server.kit.database import pool
from server.online.outside import files as outside_files
from server.online.outside.files import KEPT_HOURS
from tests.kit.client import Client
from tests.online.conftest import Flow, SignIn, Workshop, field
from tests.online.test_outside import DEVICE, open_to_all
from workers.jobs import FUNCTIONS

OTHER = "fedcba9876543210"
PARTS: dict[str, Any] = {"code": "parts", "title": "配件", "titleEn": "Parts"}
FIELDS = (
    field("place", required=True),
    field("photos", "image"),
    field("papers", "file"),
    field("part", required=True, tableCode="parts"),
    field("pieces", "int", tableCode="parts", least=1),
    field("grade", "options", options="a=甲 | First\nb=乙 | Second", tableCode="parts"),
    field("shot", "image", tableCode="parts"),
    field("fixer", "user", tableCode="parts"),
)


def picture(colour: int = 0) -> bytes:
    kept = BytesIO()
    Image.new("RGB", (64, 48), (colour, 90, 120)).save(kept, "PNG")
    return kept.getvalue()


async def open_parts(workshop: Workshop, fields: Any = FIELDS, **settings: Any) -> tuple[str, str, str]:
    """(path, path of the lines, token)."""
    row_id, path, token = await open_to_all(workshop, fields, flow=Flow(tables=[PARTS]), **settings)
    return path, await workshop.lines_of(row_id, "parts"), token


async def give(nobody: Client, token: str, values: Any, lines: Any = None, device: str = DEVICE) -> dict[str, Any]:
    body = {"token": token, "device": device, "values": values, "lines": lines or {}}
    return dict(await nobody.call("POST", "/online/public/answer", json=body))


async def hand_in(
    nobody: Client, token: str, place: str, data: bytes | None = None, name: str = "墙面.png", device: str = DEVICE
) -> dict[str, Any]:
    form = {"token": token, "device": device, "field": place}
    sent = {"file": (name, picture() if data is None else data, "application/octet-stream")}
    return dict(await nobody.call("POST", "/online/public/file", data=form, files=sent))


async def handed(nobody: Client, token: str, place: str, **more: Any) -> str:
    answer = await hand_in(nobody, token, place, **more)
    assert answer["success"], answer
    return str(answer["result"]["file"])


def number_of(lines: str) -> str:
    return lines.rpartition("/")[2]


async def rows_of(workshop: Workshop, path: str) -> list[dict[str, Any]]:
    return list((await workshop.client.result("GET", f"/{path}/list"))["records"])


async def test_lines_from_outside_stand_below_their_row(workshop: Workshop, sign_in: SignIn) -> None:
    path, lines, token = await open_parts(workshop)
    nobody, key = await sign_in(), number_of(lines)
    opened = await nobody.result("GET", "/online/public/open", params={"token": token, "device": DEVICE})
    [table] = opened["tables"]
    assert (table["key"], table["title"], table["titleEn"]) == (key, "配件", "Parts")
    assert [one["key"] for one in table["fields"]] == ["part", "pieces", "grade", "shot"]
    assert table["fields"][2]["options"][1] == {"value": "b", "text": "乙", "textEn": "Second"}
    given = [{"part": "阀门", "pieces": 2, "grade": "b", "mainId": "1", "sortOrder": 9}, {"part": "密封圈"}]
    assert (await give(nobody, token, {"place": "泵房"}, {key: given}))["success"]
    [row] = await rows_of(workshop, path)
    read = await workshop.client.result("GET", f"/{path}/queryById", params={"id": row["id"], "children": 1})
    told = [(one["part"], one["pieces"], one["grade"], one["sortOrder"]) for one in read["children"][lines]]
    assert told == [("阀门", 2, "b", 1), ("密封圈", None, None, 2)]


async def test_a_line_that_breaks_its_rules_is_told_at_its_cell_and_nothing_is_kept(
    workshop: Workshop, sign_in: SignIn
) -> None:
    path, lines, token = await open_parts(workshop)
    nobody, key = await sign_in(), number_of(lines)
    refused = await give(nobody, token, {"place": "泵房"}, {key: [{"part": "阀门"}, {"pieces": 0}]})
    assert set(refused["fields"]) == {f"lines.{key}.1.part", f"lines.{key}.1.pieces"}
    many = await give(nobody, token, {"place": "泵房"}, {key: [{"part": "阀门"}] * 51})
    assert list(many["fields"]) == [f"lines.{key}"]
    assert await rows_of(workshop, path) == [] == await rows_of(workshop, lines)


async def test_a_sub_table_that_requires_a_person_is_refused_where_the_form_is_opened(workshop: Workshop) -> None:
    needy = (*FIELDS[:-1], field("fixer", "user", tableCode="parts", required=True))
    row_id, _ = await workshop.build("visitors", needy, Flow(tables=[PARTS]))
    assert list((await workshop.edit_parts(row_id, {}, publicOpen=True))["fields"]) == ["publicOpen"]


async def test_files_from_outside_are_those_of_their_row(workshop: Workshop, sign_in: SignIn) -> None:
    path, lines, token = await open_parts(workshop)
    nobody, key = await sign_in(), number_of(lines)
    photos = [await handed(nobody, token, "photos", data=picture(shade)) for shade in (1, 2)]
    paper = await handed(nobody, token, "papers", data=b"meter reading: 41\n", name="读数.txt")
    shot = await handed(nobody, token, f"{key}.shot", data=picture(3))
    values = {"place": "泵房", "photos": photos, "papers": [paper]}
    answer = await give(nobody, token, values, {key: [{"part": "阀门", "shot": [shot]}]})
    assert answer["success"], answer
    [row], [line] = await rows_of(workshop, path), await rows_of(workshop, lines)
    assert (len(row["photos"].split(",")), len(row["papers"].split(",")), bool(line["shot"])) == (2, 1, True)
    for stored in (*row["photos"].split(","), row["papers"], line["shot"]):
        assert (await workshop.client.send("GET", f"/sys/common/static/{stored}")).status_code == 200
    stranger = await sign_in(await workshop.organisation.hire())
    assert (await stranger.send("GET", f"/sys/common/static/{line['shot']}")).status_code == 403
    assert (await nobody.send("GET", f"/sys/common/static/{line['shot']}")).status_code == 401


async def test_a_file_is_named_once_by_the_browser_and_for_the_field_that_it_was_given_for(
    workshop: Workshop, sign_in: SignIn
) -> None:
    path, lines, token = await open_parts(workshop, publicOnce=False)
    nobody, key = await sign_in(), number_of(lines)
    photo = await handed(nobody, token, "photos")
    stored = await pool().fetchval("SELECT file_path FROM sys_file WHERE tenant_id = $1", workshop.tenant_id)
    number, _, sign = photo.partition(".")
    place = {"place": "泵房"}
    for wrong in (stored, f"{number}.{'0' * len(sign)}", f"{int(number) + 1}.{sign}", "", "x"):
        refused = await give(nobody, token, {**place, "photos": [wrong]})
        assert list(refused["fields"]) == ["photos"], wrong
    assert list((await give(nobody, token, {**place, "photos": stored}))["fields"]) == ["photos"]
    assert list((await give(nobody, token, {**place, "photos": [photo, photo]}))["fields"]) == ["photos"]
    assert list((await give(nobody, token, {**place, "papers": [photo]}))["fields"]) == ["papers"]
    assert list((await give(nobody, token, {"place": [photo]}))["fields"]) == ["place"]
    elsewhere = await give(nobody, token, place, {key: [{"part": "阀门", "shot": [photo]}]})
    assert list(elsewhere["fields"]) == [f"lines.{key}.0.shot"]
    assert list((await give(nobody, token, {**place, "photos": [photo]}, device=OTHER))["fields"]) == ["photos"]
    several = await asyncio.gather(*(give(nobody, token, {**place, "photos": [photo]}) for _ in range(3)))
    assert sorted(one["success"] for one in several) == [False, False, True]
    assert len(await rows_of(workshop, path)) == 1


async def test_what_is_no_picture_or_document_is_not_taken(workshop: Workshop, sign_in: SignIn) -> None:
    _, lines, token = await open_parts(workshop)
    nobody = await sign_in()
    page = b"<html><script>alert(1)</script></html>"
    for place, data, name in (
        ("photos", b"not a picture", "a.png"),
        ("photos", b"plain text", "a.txt"),
        ("papers", page, "a.html"),
        ("papers", b"MZ" + os.urandom(200), "a.exe"),
        ("papers", b"", "a.txt"),
    ):
        refused = await hand_in(nobody, token, place, data, name)
        assert (refused["success"], refused["code"]) == (False, 422), (place, name, refused)
    large = await hand_in(nobody, token, "papers", os.urandom(10 << 20 | 1), "a.bin")
    assert large["id"] == "file.large"
    for place in ("place", "worker", f"{number_of(lines)}.part", "7.shot", "", "x.y.z"):
        assert list((await hand_in(nobody, token, place))["fields"]) == ["field"], place
    kept = await pool().fetchval("SELECT count(*) FROM sys_file WHERE tenant_id = $1", workshop.tenant_id)
    assert kept == 0


async def test_files_are_taken_only_while_the_form_is_and_of_a_known_browser(
    workshop: Workshop, sign_in: SignIn
) -> None:
    row_id, _, token = await open_to_all(workshop, FIELDS[:3])
    nobody = await sign_in()
    assert list((await hand_in(nobody, token, "photos", device="short"))["fields"]) == ["device"]
    assert (await hand_in(nobody, f"{token[:-1]}x", "photos"))["id"] == "form.gone"
    assert (await workshop.edit_parts(row_id, {}, publicEnd="2020-01-01 00:00:00"))["success"]
    assert (await hand_in(nobody, token, "photos"))["id"] == "form.closed"


async def test_more_files_than_a_field_takes_are_refused_there(
    workshop: Workshop, sign_in: SignIn, monkeypatch: MonkeyPatch
) -> None:
    _, _, token = await open_parts(workshop)
    nobody = await sign_in()
    photos = [await handed(nobody, token, "photos", data=picture(shade)) for shade in range(10)]
    refused = await give(nobody, token, {"place": "泵房", "photos": photos})
    assert list(refused["fields"]) == ["photos"] and "9" in refused["fields"]["photos"]
    monkeypatch.setattr(outside_files, "MOST_OF_DEVICE", 10)
    assert (await hand_in(nobody, token, "photos"))["id"] == "form.files"
    assert (await hand_in(nobody, token, "photos", device=OTHER))["success"]
    monkeypatch.setattr(outside_files, "MOST_OF_FORM", 11)
    assert (await hand_in(nobody, token, "photos", device=OTHER))["id"] == "form.files"


async def test_what_was_never_sent_is_swept_and_what_was_sent_stays(workshop: Workshop, sign_in: SignIn) -> None:
    path, _, token = await open_parts(workshop, publicOnce=False)
    nobody = await sign_in()
    sent, unsent, fresh = [await handed(nobody, token, "photos", data=picture(shade)) for shade in (1, 2, 3)]
    assert (await give(nobody, token, {"place": "泵房", "photos": [sent]}))["success"]
    old = now() - timedelta(hours=KEPT_HOURS, minutes=1)
    await pool().execute(
        "UPDATE onl_form_handed_in SET create_time = $1 WHERE id = $2", old, int(unsent.partition(".")[0])
    )
    told = await FUNCTIONS["sweepFiles"](JobCall(workshop.organisation.admin, {}, now()))
    assert told is not None and "未提交的文件1个" in told
    assert list((await give(nobody, token, {"place": "二", "photos": [unsent]}))["fields"]) == ["photos"]
    assert (await give(nobody, token, {"place": "三", "photos": [fresh]}))["success"]
    kept = await pool().fetch("SELECT file_path FROM sys_file WHERE tenant_id = $1", workshop.tenant_id)
    named = {row["photos"] for row in await rows_of(workshop, path) if row["photos"]}
    assert {row["file_path"] for row in kept} == named
