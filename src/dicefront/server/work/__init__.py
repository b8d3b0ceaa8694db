"""Work that may be slow: processes beside the server, and what they do."""
