"""What other domains may use of approvals: asking for one, what waits for a row, and what an approved one does."""

from server.approval.kinds import Kind, configure_kinds
from server.approval.payloads import (
    EntryPayload,
    NightPayload,
    PricePayload,
    PurchasePayload,
    RefundPayload,
    ScrapPayload,
    SettlementPayload,
    WriteOffPayload,
    read_payload,
)
from server.approval.submit import Draft, submit_request
from server.approval.view import open_requests

__all__ = [
    "Draft",
    "EntryPayload",
    "Kind",
    "NightPayload",
    "PricePayload",
    "PurchasePayload",
    "RefundPayload",
    "ScrapPayload",
    "SettlementPayload",
    "WriteOffPayload",
    "configure_kinds",
    "open_requests",
    "read_payload",
    "submit_request",
]
