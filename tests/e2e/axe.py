"""What axe says of a page that stands still: by all rules of WCAG 2 A and AA by day, its colours once more by night."""

from typing import Any

from playwright.sync_api import Page

from tests.e2e.desktop import step_to
from tests.e2e.site import ROOT

SCRIPT = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Without its rules for wide and turned screens axe need not fetch and read every style sheet again. It reads the whole document
# whatever it is asked about, and more than half of that is the menu: beside a single page an empty one stands in its place.
RUN = """async ([place, rules]) => {
  const asked = place ? document.querySelector(place) : document;
  const menu = place ? document.querySelector('aside') : null;
  const empty = menu && !asked.contains(menu) ? menu.cloneNode(false) : null;
  if (empty) menu.replaceWith(empty);
  try {
    return await axe.run(asked, {runOnly: rules, resultTypes: ['violations'], preload: false});
  } finally {
    if (empty) empty.replaceWith(menu);
  }
}"""
STILL = "*, *::before, *::after { transition: none !important; animation: none !important; }"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
COLOURS = ["color-contrast"]
# Pages left behind stay in the document, hidden: the mark tells them from the one that is awaited, and the tabs before
# are closed, since axe walks hidden parts too.
LEAVE = """() => {
  for (const tab of document.querySelectorAll('[data-tab][data-active=false]')) tab.querySelector('button + button')?.click();
  for (const page of document.querySelectorAll('[data-gj-page]')) page.dataset.walked = '1';
}"""
SETTLED = """() => {
  const page = [...document.querySelectorAll('[data-gj-page]:not([data-walked])')].find(one => one.offsetParent);
  document.querySelector('[data-axe]')?.removeAttribute('data-axe');
  page?.setAttribute('data-axe', '');
  return page && page.querySelector('h1, h2, section, table, form, svg, [data-sub-app-state=ready]')
    && !page.querySelector('output[aria-label], .ant-spin-spinning, [data-sub-app-state]:not([data-sub-app-state=ready])');
}"""

# antd writes the variables of the new theme beside those of the old one, which it drops a while later; of two sheets for the
# same component the later one counts, whichever theme it is of.
ONE_THEME = """(scheme) => {
	const selectors = [...document.querySelectorAll("style[data-css-hash]")]
		.filter((sheet) => sheet.textContent.includes("{--ant-"))
		.map((sheet) => sheet.textContent.split("{", 1)[0]);
	return document.documentElement.dataset.theme === scheme && new Set(selectors).size === selectors.length;
}"""
# Half-way through fading in, colours are not those that people read.
AT_REST = """async () => {
	const moving = () => document.getAnimations().filter(
		(one) => one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime),
	);
	while (moving().length > 0) await Promise.allSettled(moving().map((one) => one.finished));
}"""


def findings(page: Page, only: list[str] | None = None, within: str | None = None) -> list[tuple[str, list[str]]]:
    """Serious findings by the rules of WCAG 2 A and AA, or by the named rules alone; `within` is a selector."""
    page.evaluate(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    rules = {"type": "rule", "values": only} if only else {"type": "tag", "values": ["wcag2a", "wcag2aa"]}
    report: Any = page.evaluate(RUN, [within, rules])
    serious = [one for one in report["violations"] if one["impact"] in ("serious", "critical")]
    return [(one["id"], [_told(node) for node in one["nodes"]]) for one in serious]


def _told(node: dict[str, Any]) -> str:
    """The element, and of its colours what was measured."""
    data = next((one["data"] for one in node["any"] if one["data"]), None)
    colours = f" {data['fgColor']} on {data['bgColor']}" if isinstance(data, dict) and "fgColor" in data else ""
    return f"{node['html'][:160]}{colours}"


def hold_still(page: Page) -> None:
    page.add_style_tag(content=STILL)


def by_day_and_night(page: Page, name: str, within: str | None = None) -> list[str]:
    """Findings of what is on screen, named; it is day again afterwards."""
    found = named(page, name, None, within)
    turn(page, "dark")
    found += named(page, f"{name} by night", COLOURS, within)
    turn(page, "light")
    return found


def named(page: Page, name: str, only: list[str] | None = None, within: str | None = None) -> list[str]:
    return [f"{name}: {rule} {nodes}" for rule, nodes in findings(page, only, within)]


def turn(page: Page, scheme: str) -> None:
    """Day or night, drawn."""
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.wait_for_function(ONE_THEME, arg=scheme)
    page.evaluate(DRAWN)


def step_and_settle(page: Page, path: str) -> str:
    """Another page of the menu in the same document; the selector of its place, without the shell around it."""
    page.evaluate(LEAVE)
    step_to(page, path)
    page.wait_for_function(SETTLED)
    return "[data-axe]"
