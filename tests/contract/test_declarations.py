"""The declarations hold together."""

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.check import check_registry
from schema.kit.field import f
from schema.kit.registry import Registry
from schema.kit.resource import Resource
from schema.seeds.dictionaries import DICTIONARIES
from schema.system.position import Position


def test_no_numbered_check_finds_anything() -> None:
    assert check_registry(registry()) == []


def test_a_misspelt_column_a_rule_and_a_reference_are_found_with_their_numbers() -> None:
    broken = Registry()
    fields = [f("nmae", "名称 | Name"), f("name", "名称 | Name", rule="nope"), f("code", "码 | Code", ref="no/such")]
    broken.add([Resource(Position, path="x/y", title="坏 | Broken", fields=fields, sort="-nope")], [], [])
    found = {finding.split()[0] for finding in check_registry(broken)}
    assert {"R001", "R003", "R004", "R012"} <= found


def test_every_dictionary_that_a_field_names_is_shipped() -> None:
    shipped = {entry.code for entry in DICTIONARIES}
    named = {item.dict for resource in registry().resources for item in resource.complete_fields if item.dict}
    assert named <= shipped


def test_the_registry_is_frozen_after_load() -> None:
    import pytest

    with pytest.raises(RuntimeError):
        registry().add([], [], [])


def test_two_models_of_one_class_name_are_refused() -> None:
    import pytest

    twin = type("Position", (Base,), {"__module__": "elsewhere", "Meta": type("Meta", (), {"abstract": True})})
    with pytest.raises(RuntimeError, match=r"Position.*schema\.system\.position.*elsewhere"):
        Registry().add([], [Position, twin], [])


def test_a_step_writes_columns_that_are_there_and_empties_none_that_must_be_filled() -> None:
    for resource in registry().resources:
        columns = resource.model._meta.fields_map
        for step in resource.process.transitions if resource.process else ():
            required = {item.column for item in step.asks if item.required}
            for column in step.writes.split():
                assert column in columns, (resource.path, step.code, column)
                assert columns[column].null or column in required, (resource.path, step.code, column)


def test_a_step_asks_for_what_it_writes_in_the_kind_of_the_column() -> None:
    """Else a day would come as a text, and the column refuse it only when somebody sends it."""
    typed = {"date", "datetime", "int", "bool", "money"}
    for resource in registry().resources:
        columns = resource.model._meta.fields_map
        for step in resource.process.transitions if resource.process else ():
            for item in step.asks:
                if item.column not in step.writes.split():
                    continue
                kind = getattr(columns[item.column], "kind", "text")
                assert (item.kind or "text") == kind or kind not in typed, (resource.path, step.code, item.column)


# Papers that only processes write and that need what they name: a stay its room, a bill its lease, stock its store.
PAPERS = {
    "fin/statementLine",
    "housekeeping/stock",
    "rental/bill",
    "rental/block",
    "rental/lease",
    "rental/ledger",
    "rental/order",
    "rental/unit",
}


def test_what_only_the_machine_writes_says_whether_it_holds_back_what_it_names() -> None:
    """Somebody who cannot delete a log line must not be told that it is in the way."""
    silent = {
        resource.path
        for resource in registry().resources
        if not {"add", "edit", "delete"} & set(resource.verbs)
        and any(item.ref and item.link is None and item.kind != "refs" for item in resource.complete_fields)
        and not resource.rows.record
    }
    assert silent == PAPERS
