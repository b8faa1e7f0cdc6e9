"""The wire: envelope, errors, sessions, routes and their OpenAPI description."""
