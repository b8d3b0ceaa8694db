"""Figures on a measured table, with owners and heights: what such games share. It knows no game."""
