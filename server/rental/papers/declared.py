"""The papers that rental declares."""

from schema.rental.lease import lease
from schema.rental.ledger import ledger
from schema.rental.order import order
from schema.rental.unit import unit
from schema.system.paper import DOOR, LEASE_BILL, ORDER_BILL, PARTY_BILL, RECEIPT, REGISTRATION
from server.printing.paper import Paper, Papers, by_code
from server.rental.papers import door, money, party, stays

PAPERS: Papers = by_code(
    Paper(
        REGISTRATION,
        "入住登记单 | Registration form",
        order,
        stays.registration,
        reveals="rental:tenant:reveal",
    ),
    Paper(ORDER_BILL, "住宿账单 | Bill of a stay", order, stays.bill),
    Paper(PARTY_BILL, "团队账单 | Bill of a party", order, party.party_bill),
    Paper(RECEIPT, "小票 | Receipt", ledger, money.receipt, size="80mm"),
    Paper(LEASE_BILL, "租约账单 | Bills of a lease", lease, money.lease_bills),
    Paper(DOOR, "门牌标签 | Door label", unit, door.door_label, size="80mm"),
)
