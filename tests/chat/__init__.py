"""Staff chat by use case."""
