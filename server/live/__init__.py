"""Everything live: numbered events from the outbox over one bus to every socket, with catch-up for who was away."""
