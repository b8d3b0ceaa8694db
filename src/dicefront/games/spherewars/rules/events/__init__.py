"""What happens in SphereWars, told in ids and numbers."""
