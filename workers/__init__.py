"""The product over time: workers, scheduler, outbox relay."""
