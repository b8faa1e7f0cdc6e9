"""The grid of 5,000 rows in Chromium: how long a cell takes to open, a paste of 500 rows to stand there and to be saved, and how
smoothly it scrolls beside an empty page of the same size."""

import statistics
import time
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.bench.bars import size
from tests.bench.scroll import _EMPTY, report, scroll
from tests.e2e.conftest import ARGUMENTS, DESKTOP, find_chromium
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import Site

GRID = "[role=grid]"
SCROLLER = "[data-bench]"
START = 7000  # the first price that is pasted; shown as 7,000.25

_MARK = """() => {
  let box = document.querySelector('[role=grid]');
  while (!/auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
  box.dataset.bench = '';
}"""

_ENTER = """() => new Promise(done => {
  const grid = document.querySelector('[role=grid]');
  const from = performance.now();
  const look = () => {
    const field = grid.querySelector('[data-editing] input, [data-editing] textarea');
    if (field && document.activeElement === field) requestAnimationFrame(() => done(performance.now() - from));
    else requestAnimationFrame(look);
  };
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', code: 'F2', bubbles: true, cancelable: true }));
  look();
})"""

_WATCH = """wanted => {
  window.pasted = new Promise(done => addEventListener('paste', () => {
    const from = performance.now();
    const look = () => {
      const found = [...document.querySelectorAll('[role=gridcell][data-key=price]')].some(cell => cell.textContent.includes(wanted));
      if (found || performance.now() - from > 30000) done(performance.now() - from); else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true }));
}"""


def measure_page(site: Site, path: str = "/assetMg") -> float:
    """Median milliseconds to enter a cell."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        page = browser.new_context(**DESKTOP, permissions=["clipboard-read", "clipboard-write"]).new_page()
        page.set_default_timeout(20_000)
        sign_in_desktop(page, site.address, "admin", f"{path}?grid=1")
        page.locator(f"{GRID} [role=gridcell][data-key=name]").first.wait_for(timeout=60_000)
        rows = page.locator(GRID).get_attribute("aria-rowcount")
        columns = page.locator(GRID).get_attribute("aria-colcount")
        print(f"the page: {rows} rows with the head, {columns} columns with those that lead")
        page.evaluate(_MARK)
        entered = _measure_entering(page)
        _measure_paste(page)
        _measure_scroll(page)
        browser.close()
    return entered


def _measure_entering(page: Page) -> float:
    times = []
    for number in range(size("grid", "entered")):
        page.locator(f"{GRID} [role=gridcell][data-key=name]").nth(number % 6).click()
        times.append(float(page.evaluate(_ENTER)))
        page.keyboard.press("Escape")
    print(
        f"entering a cell: median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms (keys until a frame shows it)"
    )
    return statistics.median(times)


def _measure_paste(page: Page) -> None:
    """Prices and days, pasted into the columns that are found to the right."""
    price = page.locator(f"{GRID} [role=gridcell][data-key=price]").first
    page.evaluate(f"() => {{ document.querySelector('{SCROLLER}').scrollLeft = 600 }}")
    price.click()
    page.keyboard.press("Escape")
    pasted = size("grid", "pasted")
    lines = "\n".join(f"{START + row}.25\t2024-05-{row % 28 + 1:02}" for row in range(pasted))
    page.evaluate("text => navigator.clipboard.writeText(text)", lines)
    page.evaluate(_WATCH, "000.25")
    page.keyboard.press("Control+V")
    shown = float(page.evaluate("() => window.pasted"))
    started = time.perf_counter()
    expect(page.get_by_role("status").filter(has_text="已保存")).to_be_visible(timeout=60_000)
    took = shown + (time.perf_counter() - started) * 1000
    print(f"a paste of {pasted} rows × 2 columns: on screen after {shown:.0f} ms, saved after {took:.0f} ms")


def _measure_scroll(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    sizes: Any = page.evaluate(
        f"() => (box => [box.scrollWidth, box.scrollHeight])(document.querySelector('{SCROLLER}'))"
    )
    runs = {
        "down by 60 px a frame": scroll(page, session, SCROLLER, "y", 60),
        "down by 400 px a frame": scroll(page, session, SCROLLER, "y", 400),
        "sideways by 40 px a frame": scroll(page, session, SCROLLER, "x", 40),
    }
    page.evaluate(_EMPTY, [5000, *sizes])
    floor = scroll(page, session, "#floor", "y", 60)
    for name, run in runs.items():
        report(name, run, floor)
