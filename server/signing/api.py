"""What other domains may use of signing: to declare what they have signed."""

from server.signing.expiry import expire_flows
from server.signing.flows import last_signature, lock_open_flow, open_flow, withdraw_of
from server.signing.night import attest
from server.signing.rights import BIZ, may_read_file
from server.signing.sealing import seal_due
from server.signing.stored import check_stored
from server.signing.subjects import Paper, Signer, Subject, configure_subjects
from server.signing.templates.document import write_document
from server.signing.words import check_words

__all__ = [
    "BIZ",
    "Paper",
    "Signer",
    "Subject",
    "attest",
    "check_stored",
    "check_words",
    "configure_subjects",
    "expire_flows",
    "last_signature",
    "lock_open_flow",
    "may_read_file",
    "open_flow",
    "seal_due",
    "withdraw_of",
    "write_document",
]
