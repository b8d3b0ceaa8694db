"""What a computer player knows of Home Raiders."""
