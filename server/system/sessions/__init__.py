"""Sessions: who is signed in where, and their end."""
