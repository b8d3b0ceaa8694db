"""What all games share: questions, dice, events, tables, positions and logs."""
