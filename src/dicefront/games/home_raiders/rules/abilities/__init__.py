"""The 80 abilities, one class each, by family."""
