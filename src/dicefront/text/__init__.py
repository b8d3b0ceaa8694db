"""Words: messages in every language, and the rules catalogues."""
