"""Papers that the demo's desk has printed: forms of the last arrivals, one of them twice, and their bills."""

from schema.rental.order import CHECKED_OUT, CLOSED, IN_HOUSE, DailyOrder
from schema.system.paper import ORDER_BILL, REGISTRATION, PrintLog
from server.seeding.demo.deposits import rows_of
from server.seeding.demo.world import World

MOST = 6


def build_papers(world: World) -> None:
    """Each form was printed on arrival, each bill on departure; of the first guest's form a second copy was asked for."""
    sheet = world.sheet(PrintLog, "id paper subject called copy printed_by create_time")
    orders = list(rows_of(world, DailyOrder._meta.db_table))
    desk = world.signatures[world.clerks[0][0]]
    here = [row for row in orders if row["state"] == IN_HOUSE][:MOST]
    gone = [row for row in orders if row["state"] in (CHECKED_OUT, CLOSED)][-MOST:]
    told = [(REGISTRATION, row, 1, row["check_in"]) for row in here]
    told += [(REGISTRATION, row, 2, row["check_in"]) for row in here[:1]]
    told += [(ORDER_BILL, row, 1, row["check_out"]) for row in gone]
    for paper, order, copy, day in told:
        head = (world.ids(), paper, str(order["id"]), order["order_no"], copy)
        sheet.add(*head, desk, world.at(day, 14, copy))
