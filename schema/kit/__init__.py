"""The vocabulary in which entities are declared."""
