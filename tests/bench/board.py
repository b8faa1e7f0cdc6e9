"""From letting go of the mouse in one window to the painted change in another window on another server process.

Run `python -m tests.bench.board [moves]`. The floor of the same run is an empty round trip: a number set in one window's page and
seen painted in the same page, so that what the browser itself costs is known.
"""

import statistics
from datetime import timedelta

from playwright.sync_api import Page, sync_playwright

from schema.kit.clock import today
from tests.bench.bars import Held, size, words
from tests.bench.lists import other_process
from tests.e2e.board import SampleCommunity, bar, book, build_community, column_width, grip, open_board
from tests.e2e.conftest import ARGUMENTS, DESKTOP, find_chromium
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Site, open_site

_WATCH = """stay => {
  window.painted = null;
  const bar = document.querySelector(`[data-stay-id='${stay}']`);
  const old = bar.dataset.from;
  const look = () => {
    const now = document.querySelector(`[data-stay-id='${stay}']`);
    if (now && now.dataset.from !== old) {
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => { window.painted = Date.now(); }, 0));
    }
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.querySelector('[data-body]'), {subtree: true, childList: true, attributes: true});
}"""
_PAINTED = """() => new Promise(done => {
  const look = () => (window.painted === null ? setTimeout(look, 5) : done(window.painted));
  look();
})"""
_PRESSED = "() => addEventListener('pointerup', () => { window.released = Date.now(); }, {capture: true})"
_EMPTY = """() => new Promise(done => {
  const started = Date.now();
  document.title = String(started);
  requestAnimationFrame(() => setTimeout(() => done(Date.now() - started), 0));
})"""


def _open(page: Page, site: Site, name: str, sample: SampleCommunity) -> None:
    sign_in_desktop(page, site.address, name)
    open_board(page, site.address, sample.community)


def _move(here: Page, there: Page, stay: str, days: int) -> float:
    """Milliseconds from pointer-up here to the changed bar painted there."""
    there.evaluate(_WATCH, stay)
    x, y = grip(here, stay)
    here.mouse.move(x, y)
    here.mouse.down()
    here.mouse.move(x + days * column_width(here), y, steps=4)
    here.wait_for_timeout(350)
    here.mouse.up()
    return float(there.evaluate(_PAINTED)) - float(here.evaluate("window.released"))


def measure(moves: int) -> None:
    with open_site() as site, other_process(site) as twin, sync_playwright() as playwright:
        sample = build_community(site.sign_in("admin"), 2)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        here, there = browser.new_context(**DESKTOP).new_page(), browser.new_context(**DESKTOP).new_page()
        _open(here, site, "clerk1", sample)
        _open(there, twin, "clerk2", sample)
        booking = book(site.sign_in("clerk1"), sample.units[0], today() + timedelta(days=2), 2)
        bar(here, booking.stay).wait_for()
        bar(there, booking.stay).wait_for()
        here.evaluate(_PRESSED)
        times = sorted(_move(here, there, booking.stay, 2 if turn % 2 == 0 else -2) for turn in range(moves))
        floor = statistics.median(float(there.evaluate(_EMPTY)) for _ in range(30))
        median, late = statistics.median(times), times[min(len(times) - 1, int(len(times) * 0.99))]
        browser.close()
    held = Held("board")
    held.hold("other window, ms", median)
    print(f"mouse-up to painted in the other window, {moves} moves: median {median:.0f} ms, p99 {late:.0f} ms", end=" ")
    print(f"[{median / max(floor, 1):.1f} times an empty paint of {floor:.0f} ms]")
    held.end()


if __name__ == "__main__":
    measure(int(next(iter(words()), size("board", "moves"))))
