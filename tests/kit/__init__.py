"""What tests of every part stand on: real services, tenants, people, clients."""
