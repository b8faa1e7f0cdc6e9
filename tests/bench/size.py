"""What a visitor waits for: script that login, shell and home load, gzipped, and the largest paint at a quarter of the speed.

A fresh browser with an empty cache and 4x CPU throttling; sizes are compared with their budgets, paints with that of an empty page
of the same server, measured in the same run.
"""

from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.e2e.conftest import ARGUMENTS, DESK, find_chromium
from tests.e2e.desk import enter_door
from tests.e2e.house import open_house

KB = 1000
SLOWER = 4
LOGIN_BUDGET, HOME_BUDGET = 250 * KB, 450 * KB
# The observer is told of paints that were before it. What fades in counts for no paint: then the first one stands for it.
_PAINT = """() => new Promise(done => {
  let last = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  new PerformanceObserver(list => { for (const one of list.getEntries()) last = one.startTime; })
    .observe({type: 'largest-contentful-paint', buffered: true});
  setTimeout(() => done(last), 1500);
})"""


@dataclass
class Visit:
    """One page as a first visitor meets it; `scripts` maps addresses to gzipped bytes."""

    page: Page
    scripts: dict[str, int] = field(default_factory=dict)

    @property
    def weight(self) -> int:
        return sum(self.scripts.values())

    def paint(self) -> float:
        return float(self.page.evaluate(_PAINT))


def visit(context: BrowserContext, address: str) -> Visit:
    """Opens the address with an empty cache and waits until nothing more is loaded."""
    page = context.new_page()
    talk = context.new_cdp_session(page)
    talk.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    talk.send("Network.enable")
    found, kinds = Visit(page), dict[str, str]()

    def started(event: dict[str, object]) -> None:
        answer = event["response"]
        assert isinstance(answer, dict)
        if "javascript" in str(answer["mimeType"]):
            kinds[str(event["requestId"])] = str(answer["url"])

    def finished(event: dict[str, object]) -> None:
        if url := kinds.get(str(event["requestId"])):
            found.scripts[url] = int(str(event["encodedDataLength"]).split(".")[0])

    talk.on("Network.responseReceived", started)
    talk.on("Network.loadingFinished", finished)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return found


def main() -> None:
    with open_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        blank = visit(browser.new_context(**DESK), f"{house.address}/healthz")
        door = visit(browser.new_context(**DESK), f"{house.address}/user/login")
        door.page.locator("form button[type=submit]").wait_for()
        door_figures = door.weight, door.paint()
        enter_door(door.page, "clerk1")
        door.page.wait_for_url("**/dashboard/**")
        person = door.page.context.storage_state()
        home = visit(browser.new_context(**DESK, storage_state=person), f"{house.address}/dashboard/analysis")
        home.page.locator("[data-card]").first.wait_for()
        report(blank.paint(), door_figures, (home.weight, home.paint()))


def report(blank: float, door: tuple[int, float], home: tuple[int, float]) -> None:
    """Prints what came over the wire, lazy parts included; `npm run size` holds the static parts to their budgets."""
    print(f"empty page       largest paint {blank:6.0f} ms")
    for name, (weight, paint), budget in (("login", door, LOGIN_BUDGET), ("shell with home", home, HOME_BUDGET)):
        script = f"{weight / KB:6.1f} kB of {budget // KB} ({weight / budget:.0%})"
        print(f"{name:16} largest paint {paint:6.0f} ms, {paint / max(blank, 1):.1f} x empty   script {script}")


if __name__ == "__main__":
    main()
