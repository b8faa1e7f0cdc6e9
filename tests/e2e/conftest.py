"""One running site and one Chromium for all browser tests; every test has windows of its own."""

import os
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect, sync_playwright

from tests.e2e.cuttable_proxy import CuttableProxy
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import ROOT, Caller, Site, open_second_process, open_site
from tests.e2e.windows import SAID, Window, Windows

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "locale": "zh-CN",
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "zh-CN"}
# A busy machine may be slow; what never comes fails all the same.
PATIENCE_MS = 15_000
CLOSE_SECONDS = 20
GALLERY = ROOT / "web" / "dist-gallery"
# A microphone that beeps, and nobody to be asked whether it may be used.
MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-quic", *MICROPHONE]
# No page of a test lives long enough to earn what the compiler of hot code costs; benchmarks do without these.
SHORT_LIVED = ["--js-flags=--no-opt --single-threaded-gc"]
# What moves is in two places for a moment; who asks for less motion gets none of it.
CALM: dict[str, Any] = {"reduced_motion": "reduce"}


def find_chromium() -> str | None:
    """The system's Chromium, or None for the one that Playwright brought.

    The shell without windows is the same engine and takes half the time: it makes no window and no spare page per test.
    """
    named = ("chromium-headless-shell", "chromium", "chromium-browser")
    return os.environ.get("CHROMIUM") or next((path for path in map(shutil.which, named) if path), None)


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    with open_site() as opened:
        yield opened


@pytest.fixture(scope="session")
def twin(site: Site) -> Iterator[Site]:
    """A second server process of the site; of one that ran before, which cannot be extended, the site itself."""
    if site.data is None:
        yield site
        return
    with open_second_process(site) as opened:
        yield opened


@pytest.fixture(scope="session")
def gallery(site: Site) -> Iterator[Site]:
    """The same site at a process that serves the web with /test/home; a site that ran before must serve it itself."""
    if site.data is None:
        yield site
        return
    with open_second_process(site, GALLERY) as opened:
        yield opened


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE_MS)
    started = sync_playwright().start()
    yield started
    with hurried():
        started.stop()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = playwright.chromium.launch(executable_path=find_chromium(), args=[*ARGUMENTS, *SHORT_LIVED])
    yield opened
    with hurried():
        opened.close()


@pytest.fixture(scope="module")
def caller(site: Site) -> Caller:
    """The administrator's calls beside the pages."""
    return site.sign_in("admin")


@pytest.fixture(scope="module")
def admin(site: Site, browser: Browser) -> Iterator[Page]:
    """One page of the administrator for a whole file."""
    context = browser.new_context(**{**CALM, **DESKTOP})
    page = context.new_page()
    sign_in_desktop(page, site.address, "admin")
    yield page
    context.close()


@pytest.fixture
def proxy(site: Site) -> Iterator[CuttableProxy]:
    """A network of the test's own, to be cut and mended."""
    road = CuttableProxy(site.port)
    yield road
    road.cut()


@contextmanager
def hurried() -> Iterator[None]:
    """Closing a browser has no patience of its own: a driver that never answers is ended."""
    end = ["pkill", "-9", "-P", str(os.getpid()), "-f", "run-driver"]
    timer = threading.Timer(CLOSE_SECONDS, lambda: subprocess.run(end, check=False))
    timer.start()
    try:
        with suppress(Error):
            yield
    finally:
        timer.cancel()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture
def window(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """window(PHONE) or window(DESK): a page without any session. After a failure it says what the pages showed."""
    opened: list[Window] = []

    def open_window(shape: dict[str, Any] = DESKTOP, **rest: Any) -> Page:
        opened.append(windows.open(**{**CALM, **shape, **rest}))
        return opened[-1].page

    yield open_window
    failed = request.node.stash.get(FAILED, False)
    with hurried():
        for one in opened:
            if failed:
                show(one)
                one.context.close()
            else:
                windows.leave(one)


def show(window: Window) -> None:
    for page in window.context.pages:
        with suppress(Error):
            print(f"{page.url}\n{page.locator('body').inner_text(timeout=3000)[:600]}\n")
    print(*window.said[-SAID:], sep="\n")


@pytest.fixture
def pocket(playwright: Playwright) -> Iterator[Callable[[], BrowserContext]]:
    """pocket(): a phone that keeps its storage; calling again switches it off and on."""
    folder = Path(tempfile.mkdtemp(prefix="gj-phone-"))
    on: list[BrowserContext] = []

    def switch_on() -> BrowserContext:
        while on:
            on.pop().close()
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=find_chromium(), args=[*ARGUMENTS, *SHORT_LIVED], **CALM, **PHONE
        )
        on.append(context)
        return context

    yield switch_on
    for context in on:
        context.close()
    shutil.rmtree(folder, ignore_errors=True)
