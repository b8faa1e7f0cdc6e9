"""How it works: HTTP, sockets and processes over the declarations."""
