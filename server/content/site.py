"""Ads, pages and columns on the server: what may be written, and what an ad or a page needs before it is shown."""

from collections.abc import Sequence
from datetime import date
from typing import Any, NamedTuple

from schema.content.ad import Advert
from schema.content.page import CARDS, HEADING, IMAGE, TEXT, PageBlock
from schema.kit.clock import now
from schema.kit.errors import Conflict, Invalid
from server.engine.effects import Act, Blocker, Effects
from server.engine.hooks import Hooks, value_after
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import scoped

OVER = Blocker("ad.over", "广告已过期 | Its last day has passed")
EMPTY = "页面还没有区块 | The page has no blocks yet"
HTTPS = "请输入以 https:// 开头的网址 | Enter an address that begins with https://"
_NEEDS = {
    HEADING: ("title", "title", "请填写标题 | Write the heading"),
    TEXT: ("html", "html", "请填写正文 | Write the text"),
    IMAGE: ("image", "image", "请上传图片 | Upload the picture"),
    CARDS: ("column_id", "columnId", "请选择文章栏目 | Choose the column of the articles"),
}


class Shown(NamedTuple):
    """An ad, and the day of the house."""

    row: Advert
    today: date


async def check_ad(actor: Actor, values: dict[str, Any], row: Advert | None) -> None:
    problems: dict[str, str] = {}
    if (link := value_after(values, row, "link")) and not str(link).startswith("https://"):
        problems["link"] = HTTPS
    if problems:
        raise Invalid(fields=problems)


async def read_shown(actor: Actor, rows: Sequence[Advert]) -> dict[int, Shown]:
    today = await business_day(actor.tenant_id)
    return {row.id: Shown(row, today) for row in rows}


def refuse_over(actor: Actor, known: Shown) -> list[Blocker]:
    return [OVER] if known.row.end_on is not None and known.row.end_on < known.today else []


async def check_block(actor: Actor, values: dict[str, Any], row: PageBlock | None) -> None:
    """Each kind has what it shows."""
    need = _NEEDS.get(value_after(values, row, "kind"))
    if need is not None and not value_after(values, row, need[0]):
        raise Invalid(fields={need[1]: need[2]})


async def note_approver(act: Act) -> None:
    act.changes["approver_id"] = act.actor.user_id


async def publish_page(act: Act) -> None:
    if not await scoped(PageBlock, act.actor).filter(page_id=act.row.id).exists():
        raise Conflict(EMPTY, id="page.empty")
    act.changes["published_at"] = now()


HOOKS: dict[str, Hooks] = {
    "cms/ad": Hooks(validate=check_ad),
    "cms/block": Hooks(validate=check_block),
}
EFFECTS: dict[str, Effects] = {
    "cms/ad": Effects(on={"approve": note_approver}, guards={"publish": refuse_over}, facts=read_shown),
    "cms/page": Effects(on={"publish": publish_page}),
}
