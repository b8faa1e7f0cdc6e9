"""What a dictionary offers for people to choose, the program does: each value is raised, handled or told apart somewhere."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from schema.market.match import Reason
from schema.rental.order import PROCESS as ORDER
from schema.seeds.dictionaries import DICTIONARIES
from server.domains import APPROVALS
from server.jobs.catalog import JOB_KINDS
from server.rental.cashier.entries import DIRECTIONS, METHODS
from server.rental.cashier.sums import REVERSE
from server.rental.cleaning.states import CLEAN_STATES
from server.rental.receivables.credits import WRITE_OFF
from server.system.announcements.effects import ADDRESSED
from server.system.announcements.reading import BELL_LISTS
from workers.jobs import FUNCTIONS

ROOT = Path(__file__).resolve().parent.parent.parent

# Code -> where each value stands as a word of the program, and the value that is meant where no other one is named.
NAMED: dict[str, tuple[tuple[str, ...], str | None]] = {
    "hk_rule_event": (("server/rental",), None),
    "hk_event_kind": (("server/housekeeping", "schema/housekeeping/order.py"), None),
    "hk_deadline_rule": (("server/housekeeping/rules.py",), "same_day"),
    "hk_assign": (("server/housekeeping",), "default"),
    "hk_source": (("server/housekeeping", "schema/housekeeping"), None),
    "job_misfire": (("server/jobs/fires.py",), "once"),
    "job_run_state": (("server/jobs", "schema/system/cron_job.py"), None),
    "approval_verb": (("schema/approval", "server/approval"), None),
    "agent_scope": (("schema/system/user_agent.py", "server"), None),
    "block_kind": (("server/rental/board/blocks.py", "server/rental/channels"), None),
}
# Code -> exactly the values that a table of the program has.
EXACT: dict[str, set[str]] = {
    "job_class": set(FUNCTIONS),
    "approval_kind": set(APPROVALS),
    "cash_project": {*DIRECTIONS, WRITE_OFF},
    "cash_direction": set(REVERSE),
    "pay_method": set(METHODS),
    "clean_state": set(CLEAN_STATES),
    "order_event": {"add", "settlement", *ORDER.by_code},
    "order_state": set(ORDER.states),
    "msg_category": set(BELL_LISTS.values()),
    "msg_type": set(ADDRESSED),
    "sd_ground": set(get_args(Reason)),
}


def offered(code: str) -> set[str]:
    return {item.value for one in DICTIONARIES if one.code == code for item in one.items}


def files(place: str) -> Iterator[Path]:
    path = ROOT / place
    yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


@cache
def words_of(path: Path) -> frozenset[str]:
    """The words of a file's calls, comparisons and tables; texts for people and docstrings are none of them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(
        node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@pytest.mark.parametrize("code", NAMED)
def test_every_value_is_a_word_of_the_code_that_must_act_on_it(code: str) -> None:
    places, rest = NAMED[code]
    known = {word for place in places for path in files(place) for word in words_of(path)}
    statements = " ".join(word for word in known if "'" in word)
    missing = {value for value in offered(code) - known - {rest} if f"'{value}'" not in statements}
    assert offered(code) and missing == set()


@pytest.mark.parametrize("code", EXACT)
def test_the_dictionary_and_the_programs_table_have_the_same_values(code: str) -> None:
    assert offered(code) == EXACT[code]


def test_every_kind_of_job_has_a_function_and_a_plan() -> None:
    assert set(JOB_KINDS) == set(FUNCTIONS)
