"""What exists: pure declarations of entities, read by server, workers and web."""
