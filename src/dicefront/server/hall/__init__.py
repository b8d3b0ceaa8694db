"""All matches: those that run here, those that run elsewhere, and new ones."""
