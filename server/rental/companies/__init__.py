"""Companies on whose account guests stay: the statement of a month, from its reckoning to its payment."""
