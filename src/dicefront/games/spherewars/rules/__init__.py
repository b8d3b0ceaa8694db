"""SphereWars: its rules."""
