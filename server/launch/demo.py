"""`make demo`: adds a simulated house of any size over any months to the database, beside the organisations that are there."""

import asyncio
import os
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import ExitStack
from typing import NamedTuple

from server.launch.failure import LaunchFailure
from server.launch.options import read_options
from server.launch.start import prepare, say, with_servers

MOST_MONTHS = 60
USUAL_ROOMS, USUAL_MONTHS, USUAL_SEED = 300, 18, "1"


class Wish(NamedTuple):
    """How large the house is, over how many months back, and what its chance hangs on."""

    rooms: int
    months: int
    seed: str


def read_wish(arguments: Sequence[str]) -> Wish:
    """LaunchFailure where it is too small or too large."""
    from schema.seeds.demo.simulated import FEWEST_ROOMS, MOST_ROOMS

    parser = ArgumentParser(prog="python -m server.launch demo")
    parser.add_argument("--rooms", type=int, default=USUAL_ROOMS)
    parser.add_argument("--months", type=int, default=USUAL_MONTHS)
    parser.add_argument("--seed", default=USUAL_SEED)
    wish = Wish(**vars(parser.parse_args(arguments)))
    for name, value, least, most in (
        ("ROOMS", wish.rooms, FEWEST_ROOMS, MOST_ROOMS),
        ("MONTHS", wish.months, 1, MOST_MONTHS),
    ):
        if not least <= value <= most:
            raise LaunchFailure(f"{name} 应为 {least} 到 {most}", f"{name} must be {least} to {most}")
    return wish


def fill_demo(arguments: Sequence[str]) -> None:
    """On DATABASE_URL, or on the embedded database, which is started for it; refused where it is there already."""
    wish = read_wish(arguments)
    begun = time.monotonic()
    with ExitStack() as stack:
        settings, _ = with_servers(os.environ, stack)
        options = read_options(os.environ)
        if not options.demo:
            raise LaunchFailure("只有演示模式可以写入模拟数据(DEMO=1)", "only a demo takes simulated data (DEMO=1)")
        prepare(settings, options)
        asyncio.run(_load(settings["DATABASE_URL"], wish, options.admin_password))
    say(f"模拟数据已写入 | simulated: {wish.rooms} × {wish.months} ({time.monotonic() - begun:.1f} s)")
    say("  sim-admin, sim-clerk1, sim-finance, sim-dispatcher, sim-hk1")


async def _load(url: str, wish: Wish, password: str) -> None:
    from server.kit.database import close_database, open_database
    from server.seeding.simulation.load import load_simulation

    await open_database(url, pool_size=4)
    try:
        if not await load_simulation(wish.rooms, wish.months, say, seed=wish.seed, password=password):
            raise LaunchFailure(
                "模拟数据已经存在,没有改动;要重做请删除 DATA_DIR 后再运行",
                "the simulated data is there already, nothing was changed; to make it anew delete DATA_DIR first",
            )
    finally:
        await close_database()
