"""The lab: many matches, what they show, and how sure that is."""
