"""The gateway: requests of signed-in people that go on to other services."""
