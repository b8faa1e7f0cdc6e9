"""Signing of documents by QR: flows, their parties, and the evidence of what happened."""
