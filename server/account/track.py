"""Does a drag look like one of a hand or of a key? Steps, times and distances must belong together."""

from itertools import pairwise
from statistics import fmean, pstdev

from server.account.models import SliderTrack

LEAST_POINTS = 5
LEAST_MS, MOST_MS = 120, 120_000
CLOCK_SLACK_MS = 400
EDGE_PX = 3.0
"""How near the end a drag must end, and how near the beginning it must begin."""
LARGEST_LEAP = 0.6
"""Of the whole way in one step: a fast flick still leaves points in between."""
EVENNESS = 0.02
"""Below this spread of speeds (or of key intervals) no hand moved."""


def is_plausible(track: SliderTrack, *, waited_ms: float) -> bool:
    """`waited_ms`: since the challenge was made; nobody drags longer than that."""
    points = track.track
    times = [point[1] for point in points]
    lasted = times[-1] - times[0]
    if len(points) < LEAST_POINTS or not LEAST_MS <= lasted <= MOST_MS or lasted > waited_ms + CLOCK_SLACK_MS:
        return False
    if any(later < earlier for earlier, later in pairwise(times)):
        return False
    if points[0][0] > EDGE_PX or abs(points[-1][0] - track.width) > EDGE_PX:
        return False
    steps = [(later[0] - earlier[0], later[1] - earlier[1]) for earlier, later in pairwise(points)]
    if max(abs(moved) for moved, _ in steps) > track.width * LARGEST_LEAP:
        return False
    return _varies([pause for _, pause in steps] if track.by == "keyboard" else _speeds(steps))


def _speeds(steps: list[tuple[float, float]]) -> list[float]:
    return [moved / max(pause, 1.0) for moved, pause in steps]


def _varies(values: list[float]) -> bool:
    mean = fmean(abs(value) for value in values)
    return mean > 0 and pstdev(values) / mean > EVENNESS
