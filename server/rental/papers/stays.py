"""Papers of an order: the form that guests sign on arrival, and the bill of the stay.

Both say what the order's own page says, so that a paper never tells another sum than the screen.
"""

from typing import Any

from schema.rental.order_parts import OrderGuest
from server.kit.scope import of_tenant
from server.printing.paper import Asked, Block, Sheet
from server.rental.orders.detail import read_detail
from server.rental.papers.account import account_block

Row = dict[str, Any]


async def registration(asked: Asked) -> Sheet:
    """Guests, room, dates and prices of an order, with a line to sign on."""
    order = await read_detail(asked.actor, asked.subject)
    return Sheet(
        order["orderNo"],
        [
            await _stay(asked, order),
            await _guests(asked, order),
            _prices(asked, order),
            Block(
                signatures=(
                    asked.t("住客签字 | Guest"),
                    asked.t("经办人 | Front desk"),
                    asked.t("日期 | Date"),
                )
            ),
        ],
    )


async def bill(asked: Asked) -> Sheet:
    """Every line of an order's ledger, with the sums of its page."""
    order = await read_detail(asked.actor, asked.subject)
    lines = await account_block(asked, "账目 | Account", order["ledger"], _sums(asked, order["money"]))
    return Sheet(
        order["orderNo"],
        [await _stay(asked, order), _prices(asked, order), lines, Block(signatures=(asked.t("住客签字 | Guest"),))],
    )


async def _stay(asked: Asked, order: Row) -> Block:
    channel = await asked.words("channel")
    hours = order["hours"]
    when = f"{order['checkIn']} → {order['checkOut']}"
    if hours:
        when = f"{order['checkIn']} {hours['from']}–{hours['to']}"
    nights = asked.t(f"{order['nightCount']} 晚 | {order['nightCount']} nights")
    return Block(
        facts=(
            (asked.t("订单号 | Order"), order["orderNo"]),
            (asked.t("房间 | Room"), order["unitTitle"] or asked.t("待排房 | To be assigned")),
            (asked.t("联系人 | Contact"), f"{order['contactName']} {order['contactPhone']}"),
            (asked.t("渠道 | Channel"), channel(order["channel"])),
            (asked.t("住宿 | Stay"), when if hours else f"{when} · {nights}"),
            (asked.t("备注 | Remark"), order["remark"] or "—"),
        )
    )


async def _guests(asked: Asked, order: Row) -> Block:
    """Numbers of documents are those of the page, masked; in full for whoever asked for that with the right."""
    sex, id_type = await asked.words("sex"), await asked.words("id_type")
    full: dict[str, str | None] = {}
    if asked.whole:
        rows = await of_tenant(OrderGuest, asked.actor.tenant_id).filter(order_id=int(order["id"]))
        full = {str(row.id): row.id_no for row in rows}
    return Block(
        title=asked.t("入住人 | Guests"),
        columns=(
            asked.t("姓名 | Name"),
            asked.t("性别 | Sex"),
            asked.t("证件 | Document"),
            asked.t("证件号码 | Number"),
            asked.t("电话 | Phone"),
        ),
        rows=[
            (
                guest["name"],
                sex(guest["gender"]),
                id_type(guest["idType"]),
                full.get(guest["id"], guest["idNo"]) or "",
                guest["phone"] or "",
            )
            for guest in order["guests"]
        ],
    )


def _prices(asked: Asked, order: Row) -> Block:
    price = asked.t("房价（元） | Price (yuan)")
    return Block(
        title=asked.t("房价 | Prices"),
        columns=(asked.t("晚 | Night"), asked.t("房间 | Room"), price),
        numbers=(price,),
        rows=[(night["night"], night["unitTitle"], night["price"]) for night in order["nights"]],
        sums=(
            (asked.t("房费合计 | Room fee"), order["money"]["total"]),
            (asked.t("应收押金 | Deposit due"), order["money"]["depositDue"]),
        ),
    )


def _sums(asked: Asked, money: Row) -> list[tuple[str, str]]:
    labels = {
        "charged": "应收合计 | Charged",
        "paid": "实收合计 | Paid",
        "depositHeld": "在押 | Deposit held",
        "balance": "欠款 | Balance",
    }
    return [(asked.t(label), money[key]) for key, label in labels.items()]
