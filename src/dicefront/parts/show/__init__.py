"""What a screen must know about a game: candidates, marks, looks, lists, sheets, stakes, examples."""
