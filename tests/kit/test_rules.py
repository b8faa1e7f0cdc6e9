"""The named rules accept and refuse what the shared examples say; the web's tests read the same examples."""

from pathlib import Path

import orjson
import pytest

from schema.kit.field import Choice, f
from schema.kit.kinds import KINDS
from schema.kit.rules import RULES

EXAMPLES = orjson.loads((Path(__file__).with_name("rule_vectors.json")).read_bytes())


def test_every_rule_has_examples_of_both_sides() -> None:
    assert set(EXAMPLES) == set(RULES)
    assert all(one["good"] and one["bad"] for one in EXAMPLES.values())


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_a_rule_accepts_and_refuses_its_examples(name: str) -> None:
    rule = RULES[name]
    assert [text for text in EXAMPLES[name]["good"] if not rule.accepts(text)] == []
    assert [text for text in EXAMPLES[name]["bad"] if rule.accepts(text)] == []


def test_lengths_at_the_edge() -> None:
    assert RULES["any_255"].accepts("字" * 255) and not RULES["any_255"].accepts("字" * 256)
    assert RULES["name"].accepts("名" * 100) and not RULES["name"].accepts("名" * 101)
    assert RULES["certificate"].accepts("a" * 50) and not RULES["certificate"].accepts("a" * 51)


def test_patterns_name_their_signs_since_classes_mean_more_in_python_than_in_the_web() -> None:
    assert [name for name, rule in RULES.items() if r"\d" in rule.pattern or r"\w" in rule.pattern] == []


@pytest.mark.parametrize("position", range(17))
def test_one_wrong_digit_of_a_national_id_is_found(position: int) -> None:
    right = "11010519491231002X"
    other = str((int(right[position]) + 1) % 10)
    assert not RULES["national_id"].accepts(right[:position] + other + right[position + 1 :])


@pytest.mark.parametrize("position", range(17))
def test_one_wrong_sign_of_a_company_code_is_found(position: int) -> None:
    right = "91350100M000100Y43"
    other = "1" if right[position] != "1" else "2"
    assert not RULES["company_code"].accepts(right[:position] + other + right[position + 1 :])


def test_several_values_are_counted() -> None:
    item = f("tags", "标签 | Tags", choice=Choice(pick=(2, 3)))
    read = KINDS["dicts"].read
    assert read("a,b", item) == "a,b"
    with pytest.raises(ValueError, match="至少选择2项"):
        read("a", item)
    with pytest.raises(ValueError, match="最多选择3项"):
        read("a,b,c,d", item)
