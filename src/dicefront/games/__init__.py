"""The games. None of them knows another, and none knows of servers or screens."""
