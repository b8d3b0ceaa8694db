"""The table as a service: matches over HTTP and WebSocket."""
