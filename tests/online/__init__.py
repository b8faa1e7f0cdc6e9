"""Online forms."""
