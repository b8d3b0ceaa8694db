"""What a program sees of a table: numbers in columns, from the view of one seat and its question."""
