"""One core for what is measured, the others for whoever measures."""

import os


def split_cores() -> tuple[set[int], set[int]]:
    """(the server's core, those of everybody else)."""
    cores = sorted(os.sched_getaffinity(0))
    return {cores[0]}, set(cores[1:]) or {cores[0]}
