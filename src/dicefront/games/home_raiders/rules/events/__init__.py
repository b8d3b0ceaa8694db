"""What happens in Home Raiders, by part of the game."""
