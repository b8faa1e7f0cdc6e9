"""Administrative divisions."""
