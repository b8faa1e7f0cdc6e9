"""What people see without signing in, and the links that let them in."""
