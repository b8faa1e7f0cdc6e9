"""A reaction is one emoji of Unicode's list, in one spelling: nobody writes words under another's message."""

from pathlib import Path

import pytest

from server.chat.emoji import one_emoji
from tests.chat.conftest import Team

PICKER = Path(__file__).parents[2] / "web/src/parts/emoji/emoji.tsv"


@pytest.mark.parametrize(
    "text", ["赞", "x", "1", "#", "👍👍", "👍 好", " ", "\u200d", "\ufe0f", "<b>", "http://a.cn", "a👍"]
)
async def test_words_and_whatever_else_is_no_emoji_are_refused(team: Team, text: str) -> None:
    talk = await team.ann.group(team.bob)
    sent = await team.ann.say(talk, "三点见")
    assert await team.bob.refused("POST", "message/react", id=sent["id"], emoji=text, on=True) in {
        "chat.emoji",
        "input.invalid",
    }
    assert (await team.ann.page(talk))["messages"][-1]["reactions"] == []


async def test_the_same_emoji_in_two_spellings_is_one_reaction(team: Team) -> None:
    talk = await team.ann.group(team.bob)
    sent = await team.ann.say(talk, "三点见")
    await team.bob.post("message/react", id=sent["id"], emoji="👍", on=True)
    both = await team.ann.post("message/react", id=sent["id"], emoji="👍\ufe0f", on=True)
    assert [(one["emoji"], len(one["users"])) for one in both["reactions"]] == [("👍", 2)]
    pasted = await team.ann.post("message/react", id=sent["id"], emoji="👍\u202e", on=True)
    assert pasted["reactions"] == both["reactions"]
    after = await team.ann.post("message/react", id=sent["id"], emoji="👍\ufe0f", on=False)
    assert [(one["emoji"], len(one["users"])) for one in after["reactions"]] == [("👍", 1)]


def test_everything_that_the_picker_offers_is_taken() -> None:
    lines = PICKER.read_text(encoding="utf-8").splitlines()
    offered = [line.split("\t")[0] for line in lines if not line.startswith("#")]
    assert len(offered) > 1000 and [text for text in offered if one_emoji(text) is None] == []
    assert one_emoji("❤") == one_emoji("❤\ufe0f") == "❤\ufe0f" and one_emoji("👍🏽") == "👍🏽"
