"""What a computer opponent knows about Crystals."""
