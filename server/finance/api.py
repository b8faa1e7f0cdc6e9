"""What other domains may call of finance."""

from server.finance.fees import charge, end_fee, kept_of

__all__ = ["charge", "end_fee", "kept_of"]
