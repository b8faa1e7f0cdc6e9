"""Windows of the browser that tests open and leave: one that was left clean is emptied and handed out again.

A new window reads and compiles the whole program anew, which is a third of what a test costs.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Page, Response

# What a test sets on a page or its context and nobody can take back.
LASTING = (
    "add_init_script",
    "emulate_media",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "install",
    "on",
    "once",
    "route",
    "route_web_socket",
    "set_default_timeout",
    "set_extra_http_headers",
    "set_geolocation",
    "set_offline",
    "set_viewport_size",
)
KEPT = 3
"""Windows of one shape that wait for the next test."""
STORED = "cookies,indexeddb,service_workers,cache_storage,file_systems"
SAID = 20


@dataclass
class Window:
    """A context with one page; `said` are the last lines of its console and its refused or failed calls."""

    shape: str
    context: BrowserContext
    page: Page
    said: list[str] = field(default_factory=list)
    origins: set[str] = field(default_factory=set)
    lasting: bool = False

    def hear(self, answer: Response) -> None:
        self.origins.add(origin_of(answer.url))
        if answer.status >= 400:
            asked = answer.request
            self.said.append(f"{answer.status} {asked.method} {asked.url} {asked.post_data or ''}"[:400])


class Windows:
    """The windows of a process's browser, by shape: size, language, colours."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._waiting: dict[str, list[Window]] = {}

    def open(self, **shape: Any) -> Window:
        key = repr(sorted(shape.items()))
        if waiting := self._waiting.get(key):
            return waiting.pop()
        context = self._browser.new_context(**shape)
        page = context.new_page()
        window = Window(key, context, page)
        context.on("console", lambda line: window.said.append(line.text))
        context.on("response", window.hear)
        context.on("requestfailed", lambda asked: window.said.append(f"{asked.method} {asked.url}: {asked.failure}"))
        watch(page, window)
        watch(page.clock, window)
        watch(context, window)
        return window

    def leave(self, window: Window) -> None:
        """Kept when nothing of the test can be left in it, else closed."""
        waiting = self._waiting.setdefault(window.shape, [])
        if not window.lasting and len(waiting) < KEPT and empty(window):
            waiting.append(window)
            return
        window.context.close()


def watch(owner: object, window: Window) -> None:
    """Notes that something was set on it for good: those methods of this one object say so before they do it."""
    for name in LASTING:
        if method := getattr(owner, name, None):
            setattr(owner, name, marking(window, method))


def marking(window: Window, method: Callable[..., Any]) -> Callable[..., Any]:
    def set_for_good(*given: Any, **named: Any) -> Any:
        window.lasting = True
        return method(*given, **named)

    return set_for_good


def empty(window: Window) -> bool:
    """Whether the window is as a new one is, but for what the browser knows of the program."""
    if window.page.is_closed() or window.context.pages != [window.page] or not window.origins:
        return False
    with suppress(Error):
        devtools = window.context.new_cdp_session(window.page)
        for origin in window.origins:
            window.page.goto(f"{origin}/favicon.svg")
            # By the page itself: the browser tells it later of what was cleared behind it, and the next session would go with it.
            window.page.evaluate("localStorage.clear(); sessionStorage.clear()")
            devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": STORED})
        devtools.detach()
        window.context.clear_cookies()
        window.page.goto("about:blank")
        window.said.clear()
        return True
    return False


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
