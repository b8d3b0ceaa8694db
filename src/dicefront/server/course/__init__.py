"""The course of a match as plain computation: no clock, no network, no store that is written to."""
