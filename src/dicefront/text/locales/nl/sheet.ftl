# Legers op papier.

sheet-glossary = Woordenlijst
sheet-not-legal = Niet geldig: { $rules }
