"""The promises that every declared resource keeps, asked of forms that are built at run time: a usual one and a hostile one."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.resource import Resource
from server.domains import routes_of_form
from tests.contract import test_generic, test_processes, test_resources
from tests.contract.conftest import powerless, sampler, stranger
from tests.contract.sample import Sampler
from tests.online.conftest import NO_FLOW, ONE_OF_EACH, REPAIR, Builder, field

__all__ = ["powerless", "sampler", "stranger"]

HOSTILE = (
    field("select", required=True, queryShow=True, title='";--', titleEn="'); DROP TABLE sys_user; --"),
    field("from", single=True),
    field("toJSON", "textarea"),
    field("where", "options", options="null=空\nundefined=未定义 | Undefined"),
    *(field(f"f{n}", kind) for n, kind in enumerate(["int", "text", "money", "bool", "date"] * 20)),
)
LAID_OUT = (
    field("place", required=True, section="现场", sectionEn="On site", wide=True),
    field("cost", "money"),
    field("day", "date", section="签收", sectionEn="Receipt"),
    field("note", linkField="day", linkDoes="show"),
    field("paid", "bool"),
    field("payer", linkField="paid", linkValues="true", linkDoes="need"),
)
FORMS = {"usual": ONE_OF_EACH, "hostile": HOSTILE, "laid_out": LAID_OUT, "repair": (*LAID_OUT[:2],)}
FLOWS = {"repair": REPAIR}
PROMISES: list[Callable[..., Awaitable[None]]] = [
    test_resources.test_a_row_is_added_found_changed_and_deleted,
    test_resources.test_a_second_save_from_the_same_version_is_refused_with_the_current_row,
    test_resources.test_missing_and_impossible_input_is_told_at_the_field_and_nothing_is_written,
    test_resources.test_nobody_does_anything_without_the_right,
    test_resources.test_each_change_reaches_the_list_topic_with_id_and_version,
    test_resources.test_hostile_filters_and_sorts_are_answered_calmly,
    test_resources.test_the_trail_tells_who_added_what,
    test_generic.test_a_deleted_row_lies_in_the_bin_and_comes_back_as_it_was,
    test_generic.test_a_purged_row_is_nowhere_and_a_living_one_cannot_be_purged,
    test_generic.test_adding_and_deleting_are_taken_back,
    test_generic.test_the_further_calls_need_the_right_of_their_verb,
]
"""Without those of two tenants: a form does not exist at all for another one (tests/online/test_forms.py)."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def forms(sampler: Sampler) -> dict[str, Resource]:
    builder = Builder(sampler.tenant_id, sampler.client)
    paths = {code: (await builder.build(code, fields, FLOWS.get(code, NO_FLOW)))[1] for code, fields in FORMS.items()}
    await sampler.client.result("GET", "/sys/engine/describe")
    return {code: registry().require(path) for code, path in paths.items()}


STEPS = [step["code"] for step in REPAIR.steps]
STEP_PROMISES: list[Callable[..., Awaitable[None]]] = [
    test_processes.test_from_any_other_state_it_is_refused_in_the_words_of_both,
    test_processes.test_from_its_own_states_it_leads_where_it_says_or_something_else_is_in_the_way,
    test_processes.test_without_its_right_it_is_denied_and_nothing_is_told,
    test_processes.test_whoever_saw_an_older_version_is_told_so,
]


@pytest.mark.parametrize("code", FORMS)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
async def test_a_built_form_keeps_the_promises_of_the_engine(
    promise: Callable[..., Awaitable[None]],
    code: str,
    forms: dict[str, Resource],
    request: pytest.FixtureRequest,
    sampler: Sampler,
    powerless: Any,
    app: Any,
) -> None:
    given = {"resource": forms[code], "sampler": sampler, "powerless": powerless, "app": app}
    await promise(**{name: given[name] for name in inspect.signature(promise).parameters})


@pytest.mark.parametrize("code", STEPS)
@pytest.mark.parametrize("promise", STEP_PROMISES, ids=lambda promise: promise.__name__)
async def test_its_process_keeps_the_promises_of_every_process(
    promise: Callable[..., Awaitable[None]],
    code: str,
    forms: dict[str, Resource],
    sampler: Sampler,
    powerless: Any,
    stranger: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resource = forms["repair"]
    assert resource.process is not None
    for route in routes_of_form(resource):
        if route.method == "POST":
            monkeypatch.setitem(test_processes.BODIES, route.path, route.body)
    given = {
        "resource": resource,
        "step": resource.process.by_code[code],
        "sampler": sampler,
        "powerless": powerless,
        "stranger": stranger,
    }
    await promise(**{name: given[name] for name in inspect.signature(promise).parameters})


async def test_each_row_of_it_says_what_may_be_done_with_it(forms: dict[str, Resource], sampler: Sampler) -> None:
    await test_processes.test_each_row_says_what_may_be_done_with_it(sampler, forms["repair"])
