"""What declarations and seeds name is known to the web's own tables, read as text."""

import re
from pathlib import Path

from schema.domains import registry
from schema.menu import MENU
from tests.contract.web_dialogs import dialogs

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
ELSEWHERE: dict[str, str] = {
    "sys/message/sysMessageTemplate:sendMsg": "a call without a screen yet",
    "rental/dayPrice:paint": "over chosen cells of the room board",
    "rental/dayPrice:restrict": "over chosen cells of the room board",
    "rental/order:shorten": "the dates dialog sends it when the end is earlier",
    "rental/order:resize": "the dates dialog sends it when both ends move",
    "rental/order:overbook": "a right within assigning and entering an order",
    "rental/order:reverse": "a right behind rental/ledger:reverse",
    "rental/order:debt": "a right within checking out",
    "rental/order:credit": "a right within putting an order on account",
    "rental/order:early": "a right within checking in",
    "rental/order:backdate": "a right within entering an order",
    "rental/lease:reverse": "on one payment in the lease's panel",
    "rental/leaseChange:add": "from the lease that is changed",
    "rental/dunning:remind": "over chosen bills of the arrears",
    "rental/settlement:begin": "from the lease that is left",
    "portal/improve:take": "sent by the dialog of portal/improve:review",
    "vip/improve:take": "sent by the dialog of vip/improve:review",
}


def _action_keys() -> set[str]:
    tables = [*WEB.glob("domains/*/actions.ts"), WEB / "app" / "actions.ts"]
    keys = {key for path in tables for key in re.findall(r'"([\w/]+:\w+)"\s*:', path.read_text(encoding="utf-8"))}
    rental = (WEB / "domains" / "rental" / "actions.ts").read_text(encoding="utf-8")
    changes = re.search(r"^const CHANGES = \{(.*?)\}", rental, re.MULTILINE | re.DOTALL)
    assert changes is not None
    keys |= {f"rental/lease:{code}" for code in re.findall(r"(\w+):", changes[1])}
    keys |= {
        f"{path}:print" for table in tables for path in re.findall(r'printing\("([\w/]+)"', table.read_text("utf-8"))
    }
    return keys | {f"{path}:{code}" for path, code in dialogs()}


def test_every_declared_action_has_an_entry_in_the_web_or_a_reason() -> None:
    shown = registry().resources
    declared = {f"{item.path}:{one.code}" for item in shown for one in item.actions if not (one.drawn or one.opens)}
    declared |= {f"{item.path}:{one.code}" for item in shown for one in item.transitions if one.dialog}
    assert declared - _action_keys() - ELSEWHERE.keys() == set()
    assert ELSEWHERE.keys() - declared == set()


def test_every_icon_of_the_menu_is_drawn() -> None:
    text = (WEB / "engine" / "navigation" / "icons.tsx").read_text(encoding="utf-8")
    drawn = set(re.findall(r'^\t"?([\w-]+)"?: \w+Outlined,$', text, re.MULTILINE))
    named = {group.icon for group in MENU} | {page.icon for group in MENU for page in group.pages}
    assert named - {""} <= drawn
