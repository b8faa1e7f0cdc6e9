"""The whole product under faults: real server and worker processes, real databases, clients that must end up right."""
