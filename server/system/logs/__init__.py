"""The log, versions of records, and how often people came."""
