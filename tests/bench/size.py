"""What a visitor waits for: script that login, shell and home load, gzipped, and the largest paint at a quarter of the speed.

Fresh browsers with an empty cache and 4x CPU throttling, the best of some visits; sizes are compared with their budgets, paints with that of an empty page
of the same server, measured in the same run.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from playwright.sync_api import Browser, StorageState, sync_playwright

from tests.bench.bars import BARS, Held, size, words
from tests.e2e.conftest import ARGUMENTS, DESKTOP, find_chromium
from tests.e2e.desktop import submit_login
from tests.e2e.site import open_site

KB = 1000
SLOWER = 4
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

    scripts: dict[str, int] = field(default_factory=dict)
    paint: float = 0

    @property
    def weight(self) -> int:
        return sum(self.scripts.values())


def visit(browser: Browser, address: str, wait_for: str, person: StorageState | None = None) -> Visit:
    """Opens the address with an empty cache and waits until nothing more is loaded."""
    page = browser.new_context(**DESKTOP, storage_state=person).new_page()
    talk = page.context.new_cdp_session(page)
    talk.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    talk.send("Network.enable")
    found, kinds = Visit(), dict[str, str]()

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
    page.locator(wait_for).first.wait_for()
    page.wait_for_load_state("networkidle")
    found.paint = float(page.evaluate(_PAINT))
    return found


def best(launch: Callable[[], Browser], *visited: Any) -> Visit:
    """The quickest of some visits, each by a browser that has seen nothing: what else a machine does only adds."""
    visits = []
    for _ in range(size("size", "visits")):
        browser = launch()
        visits.append(visit(browser, *visited))
        browser.close()
    return min(visits, key=lambda one: one.paint)


def main() -> None:
    with open_site() as site, sync_playwright() as playwright:
        launch = partial(playwright.chromium.launch, executable_path=find_chromium(), args=ARGUMENTS)
        browser = launch()
        page = browser.new_page()
        page.goto(f"{site.address}/user/login")
        submit_login(page, "clerk1")
        page.wait_for_url("**/dashboard/**")
        person = page.context.storage_state()
        browser.close()
        blank = best(launch, f"{site.address}/healthz", "body")
        door = best(launch, f"{site.address}/user/login", "form button[type=submit]")
        home = best(launch, f"{site.address}/dashboard/analysis", "[data-card]", person)
        report(blank, door, home)


def report(blank: Visit, door: Visit, home: Visit) -> None:
    """Prints what came over the wire, lazy parts included; `npm run size` holds the static parts to their budgets."""
    held = Held("size")
    print(f"empty page       largest paint {blank.paint:6.0f} ms")
    for name, page in (("login", door), ("shell with home", home)):
        bar = f"{name}, kB"
        budget = BARS["size"][bar].wanted
        ratio = page.paint / max(blank.paint, 1)
        script = f"{page.weight / KB:6.1f} kB of {budget:.0f} ({page.weight / KB / budget:.0%})"
        print(f"{name:16} largest paint {page.paint:6.0f} ms, {ratio:.1f} x empty   script {script}")
        held.hold(bar, page.weight / KB)
        held.hold("paint / empty page", ratio, name)
    held.end()


if __name__ == "__main__":
    words()
    main()
