"""The messages between server and client: HTTP bodies, and what goes over the socket of a match.

One module for each subject; ``basis`` holds what all of them share. The messages that a game makes stand in
``parts.show``. All are the source of the OpenAPI document and of the TypeScript types
(``tools/protocol_types.py``).
Texts travel as ids with named arguments; the client puts them into words.
"""
