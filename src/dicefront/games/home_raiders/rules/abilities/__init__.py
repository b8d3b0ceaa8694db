"""The 80 abilities: one class or function each, by trait."""
