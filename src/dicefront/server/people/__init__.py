"""Who is asking, and who is here."""
