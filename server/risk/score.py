"""The score of a risk: likelihood times impact, on a matrix of five by five."""

LIMITS = ((15, "extreme"), (10, "high"), (5, "medium"), (0, "low"))


def score_of(likelihood: int, impact: int) -> int:
    return likelihood * impact


def level_of(score: int) -> str:
    return next(level for least, level in LIMITS if score >= least)
