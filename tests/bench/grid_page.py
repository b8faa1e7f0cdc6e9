"""The grid of 5,000 rows in Chromium: how long a cell takes to open, a paste of 500 rows to stand there and to be saved, and how
smoothly it scrolls beside an empty page of the same size."""

import statistics
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.bench.scroll import _EMPTY, report, scroll
from tests.e2e.conftest import ARGUMENTS, DESK, find_chromium
from tests.e2e.desk import sign_in_desk
from tests.e2e.house import House

GRID = "[role=grid]"
PASTED, COLUMNS = 500, 4

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

_PASTE = """([text, last]) => new Promise(done => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const from = performance.now();
  document.activeElement.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  const look = () => {
    const shown = [...document.querySelectorAll('[role=grid] [data-edited]')].length > 0;
    if (shown) done(performance.now() - from); else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""


def measure_page(house: House, path: str = "/apps/assetCard") -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        page = browser.new_context(**DESK).new_page()
        sign_in_desk(page, house.address, "admin", f"{path}?grid=1")
        page.locator(f"{GRID} [role=gridcell][data-key=name]").first.wait_for(timeout=60_000)
        rows = page.locator(GRID).get_attribute("aria-rowcount")
        columns = page.locator(GRID).get_attribute("aria-colcount")
        print(f"the page: {rows} rows with the head, {columns} columns with those that lead")
        _measure_entering(page)
        _measure_paste(page)
        _measure_scroll(page)
        browser.close()


def _measure_entering(page: Page) -> None:
    times = []
    for number in range(12):
        page.locator(f"{GRID} [role=gridcell][data-key=name]").nth(number % 6).click()
        times.append(float(page.evaluate(_ENTER)))
        page.keyboard.press("Escape")
    print(
        f"entering a cell: median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms (keys until a frame shows it)"
    )


def _measure_paste(page: Page) -> None:
    first = page.locator(f"{GRID} [role=gridcell][data-key=model]").first
    first.scroll_into_view_if_needed()
    name = page.locator(f"{GRID} [role=gridcell][data-key=name]").first
    name.click()
    lines = "\n".join("\t".join(f"贴{row}-{column}" for column in range(1)) for row in range(PASTED))
    shown = float(page.evaluate(_PASTE, [lines, f"贴{PASTED - 1}-0"]))
    expect(page.get_by_role("status").filter(has_text="已保存")).to_be_visible(timeout=60_000)
    print(f"a paste of {PASTED} rows: on screen after {shown:.0f} ms")


def _measure_scroll(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    sizes: Any = page.evaluate(f"() => (box => [box.scrollWidth, box.scrollHeight])(document.querySelector('{GRID}'))")
    runs = {
        "down by 60 px a frame": scroll(page, session, GRID, "y", 60),
        "down by 400 px a frame": scroll(page, session, GRID, "y", 400),
        "sideways by 40 px a frame": scroll(page, session, GRID, "x", 40),
    }
    page.evaluate(_EMPTY, [5000, *sizes])
    floor = scroll(page, session, "#floor", "y", 60)
    for name, run in runs.items():
        report(name, run, floor)
