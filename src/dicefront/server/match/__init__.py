"""A live match: one task with an inbox, made of parts that do not know it."""
