"""Parties of a long lease: who signs it, in which role and in what order.

The lessee is one of them, so that a paper and a signing flow read all of them from one place.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref, Sealed
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

LESSEE, LESSOR = "tenant", "lessor"
PARTY_ROLE = dictionary(
    "party_role",
    "签约方 | Party",
    "tenant=承租人 | Lessee #blue",
    "co_tenant=共同承租人 | Co-lessee #blue",
    "guarantor=担保人 | Guarantor #orange",
    "lessor=出租方 | Lessor #green",
    "witness=见证人 | Witness #default",
)


class LeaseParty(Base):
    """`seq`: the turn in which it signs; equal ones sign side by side. What the document says is read by the contract alone."""

    lease_id = Ref(db_index=True)
    role = Char(20)
    name = Char(100)
    phone = Char(20, null=True)
    id_type = Char(20, default="id_card")
    id_no = Sealed(50, document=True, null=True)
    seq = Int(default=1)

    class Meta:
        table = "rent_lease_party"


lease_party = Resource(
    LeaseParty,
    path="rental/leaseParty",
    title="合同签约方 | Parties of leases",
    fields=[
        f("lease_id", "合同 | Lease", ref="rental/lease", find="eq", flags="read_only", width=132),
        f("role", "身份 | Role", dict="party_role", find="in", flags="read_only", width=112),
        f("name", "姓名 | Name", find="like", flags="read_only", width=112),
        f("phone", "手机 | Phone", find="like", flags="read_only", width=124),
        f("seq", "签署顺序 | Order of signing", flags="read_only", width=96),
    ],
    sort="lease_id seq",
    can="list",
    search="own",
    rows=Rows(record=True, under={"lease_id": "rental/lease"}),
)
