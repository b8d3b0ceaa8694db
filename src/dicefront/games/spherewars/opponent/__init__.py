"""What a computer player knows about SphereWars."""
