"""What comes in over HTTP: requests and sockets."""
