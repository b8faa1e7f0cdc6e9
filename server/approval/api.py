"""What other domains may use of approvals: asking for one, and saying what an approved one does."""

from server.approval.kinds import Kind, configure_kinds
from server.approval.submit import Draft, submit_request

__all__ = ["Draft", "Kind", "configure_kinds", "submit_request"]
