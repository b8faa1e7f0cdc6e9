"""What anybody may fetch before signing in: the app, and the picture of the day."""
