"""Mail and webhooks: what is news to somebody, and how it is sent."""
