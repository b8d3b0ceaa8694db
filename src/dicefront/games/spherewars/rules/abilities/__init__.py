"""Abilities, weapons and states: one class each, asked at the moments of ``rules.moments``."""
