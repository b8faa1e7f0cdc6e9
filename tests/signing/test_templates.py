"""Contract templates: written as a draft, published once, never changed after; the next version takes the place of the one before."""

import base64
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Conflict
from schema.signing.template import SignTemplate
from schema.signing.variables import VARIABLES
from server.kit.scope import scoped
from server.signing.subjects import Paper
from server.signing.templates.document import write_document
from server.signing.templates.merge import examples_of, merge
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

PATH = "/sign/template"
ALL = tuple(f"sign:template:{verb}" for verb in ("list", "add", "edit", "delete", "publish"))
BODY = "<h1>协议</h1><p>甲方{{lessor_name}}与乙方{{ tenant_name }}。</p><p>{{sign.tenant}}</p>"


@pytest_asyncio.fixture
async def actor(organisation: Organisation) -> Any:
    await add_dictionaries(organisation.id)
    return await organisation.hire(*ALL)


@pytest_asyncio.fixture
async def desk(actor: Any, sign_in: Any) -> Client:
    client: Client = await sign_in(actor)
    return client


async def add(desk: Client, body: str = BODY, kind: str = "agreement", name: str = "停车协议") -> dict[str, Any]:
    row: dict[str, Any] = await desk.result("POST", f"{PATH}/add", json={"name": name, "kind": kind, "body": body})
    return await read(desk, row["id"])


async def read(desk: Client, row_id: str) -> dict[str, Any]:
    return dict(await desk.result("GET", f"{PATH}/queryById", params={"id": row_id}))


async def step(desk: Client, code: str, row: dict[str, Any], **more: Any) -> dict[str, Any]:
    return await desk.call("POST", f"{PATH}/{code}", json={"id": row["id"], "version": row["rowVersion"], **more})


async def publish(desk: Client, row: dict[str, Any]) -> dict[str, Any]:
    answer = await step(desk, "publish", row, note="首版")
    assert answer["success"], answer
    return await read(desk, row["id"])


async def revise(desk: Client, row: dict[str, Any]) -> dict[str, Any]:
    answer = await step(desk, "revise", row)
    assert answer["success"], answer
    return await read(desk, answer["result"]["id"])


async def test_a_published_template_is_never_changed(desk: Client) -> None:
    row = await publish(desk, await add(desk))
    assert (row["state"], row["preferred"], row["note"]) == ("published", True, "首版")

    edited = await desk.call(
        "PUT", f"{PATH}/edit", json={"id": row["id"], "version": row["rowVersion"], "body": "<p>改</p>"}
    )
    assert edited["id"] == "template.frozen"
    gone = await desk.call("DELETE", f"{PATH}/delete", params={"id": row["id"]})
    assert gone["id"] == "template.frozen"
    assert (await read(desk, row["id"]))["body"] == row["body"]


async def test_a_new_version_takes_the_place_of_the_one_before(desk: Client) -> None:
    first = await publish(desk, await add(desk))
    second = await revise(desk, first)
    assert (second["version"], second["state"], second["body"]) == (2, "draft", first["body"])

    twice = await step(desk, "revise", first)
    assert twice["id"] == "template.draft"
    assert twice["result"]["id"] == second["id"]

    second = await publish(desk, second)
    first = await read(desk, first["id"])
    assert (first["state"], first["preferred"]) == ("retired", False)
    assert (second["state"], second["preferred"]) == ("published", True)
    versions = await desk.result("GET", f"{PATH}/versions", params={"id": first["id"]})
    assert [(one["version"], one["state"]) for one in versions] == [(2, "published"), (1, "retired")]


async def test_one_template_of_a_kind_is_the_usual_one(desk: Client) -> None:
    first = await publish(desk, await add(desk, name="甲"))
    second = await publish(desk, await add(desk, name="乙"))
    assert not second["preferred"]

    assert (await step(desk, "prefer", second))["success"]
    assert (await read(desk, second["id"]))["preferred"]
    assert not (await read(desk, first["id"]))["preferred"]
    twice = await step(desk, "prefer", await read(desk, second["id"]))
    assert twice["id"] == "template.preferred"


@pytest.mark.parametrize(
    ("body", "id", "named"),
    [
        ("<p>{{tenant_name}} {{rent}}</p>", "template.variable", "{{rent}}"),
        ("<p>{{租金}} {{no_such}}</p>", "template.variable", "{{租金}}"),
        ("<p>{{sign.dog}}</p>", "template.variable", "{{sign.dog}}"),
        ("<p>{{tenant_name</p>", "template.braces", "{{tenant_name"),
        ("<p> </p>", "template.empty", ""),
        ("<p>{{tenant_name}} 𠮷</p>", "document.glyph", "U+20BB7"),
    ],
)
async def test_what_cannot_be_written_with_is_not_published(desk: Client, body: str, id: str, named: str) -> None:
    row = await add(desk, body)
    answer = await step(desk, "publish", row)
    assert answer["id"] == id, answer
    assert named in answer["message"]
    assert (await read(desk, row["id"]))["state"] == "draft"


async def test_a_preview_is_a_pdf_of_what_is_being_written(desk: Client) -> None:
    form = {"kind": "lease", "body": "<p>{{rent}}</p><p>{{bills}}</p>", "name": "试"}
    made = await desk.result("POST", f"{PATH}/preview", json=form)
    assert base64.b64decode(made["pdf"]).startswith(b"%PDF-")


async def test_a_preview_of_another_organisations_record_finds_nothing(desk: Client) -> None:
    answer = await desk.call("POST", f"{PATH}/preview", json={"kind": "lease", "body": "<p>x</p>", "subjectId": "1"})
    assert answer["id"] == "row.missing"


async def test_variables_of_every_kind_are_told(desk: Client) -> None:
    kinds = await desk.result("GET", f"{PATH}/variables")
    assert {one["kind"] for one in kinds} == set(VARIABLES)
    assert all({"sign.tenant", "contract_no"} <= {item["code"] for item in one["variables"]} for one in kinds)


async def test_a_document_is_written_with_the_usual_template(desk: Client, actor: Any) -> None:
    row = await publish(desk, await add(desk))
    paper = Paper("XY1", "停车协议", examples_of("agreement"), ())
    written = await write_document(actor, "agreement", paper)
    assert (str(written.template_id), written.template_version) == (row["id"], 1)
    assert written.pdf.startswith(b"%PDF-")

    await step(desk, "retire", row)
    with pytest.raises(Conflict) as refused:
        await write_document(actor, "agreement", paper)
    assert refused.value.id == "template.none"
    assert await scoped(SignTemplate, actor).filter(preferred=True).count() == 0


def test_values_are_words_and_never_markup() -> None:
    merged = merge("agreement", "<p>{{tenant_name}}</p>", {"tenant_name": '<img src=x onerror="a()">{{rent}}'})
    assert merged == "<p>&lt;img src=x onerror=&quot;a()&quot;&gt;{{rent}}</p>"


def test_a_table_takes_the_place_of_its_paragraph_with_amounts_on_the_right() -> None:
    merged = merge("lease", "<p><strong>{{bills}}</strong></p>", {"bills": "项\t金额\n租金\t1,000.00"})
    assert merged == (
        '<table><thead><tr><th>项</th><th style="text-align:right">金额</th></tr></thead>'
        '<tbody><tr><td>租金</td><td style="text-align:right">1,000.00</td></tr></tbody></table>'
    )


def test_an_empty_value_is_a_stroke_and_a_missing_one_is_named() -> None:
    assert merge("agreement", "<p>{{co_tenants}}</p>", {"co_tenants": " "}) == "<p>／</p>"
    with pytest.raises(Conflict) as refused:
        merge("agreement", "<p>{{co_tenants}}</p>", {})
    assert "共同承租人" in refused.value.message and "Co-lessees" in refused.value.message
