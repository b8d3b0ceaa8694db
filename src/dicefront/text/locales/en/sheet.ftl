# Armies on paper.

sheet-glossary = Glossary
sheet-not-legal = Not legal: { $rules }
