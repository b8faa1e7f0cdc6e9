"""Rules of fields: codes that are drawn, values that are checked while somebody types."""
