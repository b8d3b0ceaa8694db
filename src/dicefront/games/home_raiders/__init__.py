"""Home Raiders, a skirmish among household objects for two players."""
