"""How the declared things are served: over HTTP and sockets, and how all of it is started."""
