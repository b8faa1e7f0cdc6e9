"""What axe says of a page that stands still: by all rules of WCAG 2 A and AA by day, its colours once more by night."""

from typing import Any

from playwright.sync_api import Page

from tests.e2e.desktop import step_to
from tests.e2e.site import ROOT

SCRIPT = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Without its rules for wide and turned screens axe need not fetch and read every style sheet again. It reads the whole document
# whatever it is asked about, and more than half of that is the menu and the pages left behind: beside a single page empty ones
# stand in their place.
RUN = """async ([place, rules, fresh]) => {
  const asked = place ? document.querySelector(place) : document;
  const beside = place ? [...document.querySelectorAll('aside, [data-gj-page]')].filter(one => !one.contains(asked)) : [];
  const apart = beside.filter(one => !asked.contains(one)).map(one => [one, one.cloneNode(false)]);
  const how = {resultTypes: ['violations'], preload: false, selectors: false};
  for (const [full, empty] of apart) full.replaceWith(empty);
  try {
    if (!fresh) return (await axe.run(asked, {...how, runOnly: rules})).violations;
    const plain = await axe.run(asked, {...how, runOnly: rules, rules: {'color-contrast': {enabled: false}}});
    return [...plain.violations, ...await ofFreshColours(asked, how)];
  } finally {
    for (const [full, empty] of apart) empty.replaceWith(full);
  }
}"""
# Contrast is a matter of the colours, not of the element: those that passed once in this document are not measured again.
# Reading them from styles costs a hundredth of what axe takes to look behind every text. What it could not tell, or leaves out
# as disabled, has passed nothing.
FRESH = """
const CLEAR = 'rgba(0, 0, 0, 0)';
const passed = new Set();
function groundOf(one, known) {
  if (!one) return '';
  if (!known.has(one)) {
    const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode} = getComputedStyle(one);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    const bare = own === `${CLEAR},none,1,none,normal`;
    known.set(one, (bare ? '' : own + ';') + groundOf(one.parentElement, known));
  }
  return known.get(one);
}
function coloursOf(one, known) {
  const {color, webkitTextFillColor, fontSize, fontWeight, textShadow} = getComputedStyle(one);
  return [color, webkitTextFillColor, fontSize, fontWeight, textShadow, groundOf(one, known)].join();
}
// What lies under a field of its own axe cannot tell, and of a field it measures what is entered.
function isWritten(one) {
  if (one.offsetHeight === 0 || one.matches('[type=checkbox], [type=radio]')) return false;
  if (one.matches('input, select, textarea')) return one.value !== '';
  const text = [...one.childNodes].some(part => part.nodeType === Node.TEXT_NODE && part.data.trim());
  return text && !one.querySelector(':scope > input');
}
window.ofFreshColours = async (asked, how) => {
  const known = new Map();
  const colours = new Map();
  for (const one of asked.querySelectorAll('*')) if (isWritten(one)) colours.set(one, coloursOf(one, known));
  const fresh = [...colours.keys()].filter(one => !passed.has(colours.get(one)));
  if (fresh.length === 0) return [];
  const told = await axe.run({include: fresh.map(one => [one])}, {
    ...how, runOnly: ['color-contrast'], elementRef: true, resultTypes: ['violations', 'passes'],
  });
  for (const {nodes} of told.passes) for (const {element} of nodes) passed.add(colours.get(element));
  return told.violations.map(one => ({...one, nodes: one.nodes.map(({element, ...node}) => node)}));
};
"""
STILL = "*, *::before, *::after { transition: none !important; animation: none !important; }"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
COLOURS = ["color-contrast"]
# Pages left behind stay in the document, hidden: the mark tells them from the one that is awaited, and the tabs before
# are closed, since axe walks hidden parts too.
LEAVE = """() => {
  for (const tab of document.querySelectorAll('[data-tab][data-active=false]')) tab.querySelector('button + button')?.click();
  for (const page of document.querySelectorAll('[data-gj-page]')) page.dataset.walked = '1';
}"""
# Counts what the page has asked the server and not yet read, so that what a walk sees is no matter of speed.
COUNT_ASKED = """() => {
  if (window.asked) return;
  const asked = window.asked = {open: 0, last: performance.now()};
  const real = window.fetch;
  const end = () => { asked.open -= 1; asked.last = performance.now(); };
  window.fetch = async (...how) => {
    asked.open += 1;
    try {
      const answer = await real(...how);
      answer.clone().arrayBuffer().then(end, end);
      return answer;
    } catch (error) { end(); throw error; }
  };
}"""
# One answer may lead to the next question, which is asked once it has been drawn.
ANSWERED = "() => !window.asked || (window.asked.open === 0 && performance.now() - window.asked.last > 60)"
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


def findings(
    page: Page, only: list[str] | None = None, within: str | None = None, *, fresh: bool = False
) -> list[tuple[str, list[str]]]:
    """Serious findings by the rules of WCAG 2 A and AA, or by the named rules alone; `within` is a selector.

    `fresh` leaves out colours that have passed in this document.
    """
    page.evaluate(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
        page.evaluate(f"() => {{{FRESH}}}")
    rules = {"type": "rule", "values": only} if only else {"type": "tag", "values": ["wcag2a", "wcag2aa"]}
    violations: Any = page.evaluate(RUN, [within, rules, fresh])
    serious = [one for one in violations if one["impact"] in ("serious", "critical")]
    return [(one["id"], [_told(node) for node in one["nodes"]]) for one in serious]


def _told(node: dict[str, Any]) -> str:
    """The element, and of its colours what was measured."""
    data = next((one["data"] for one in node["any"] if one["data"]), None)
    colours = f" {data['fgColor']} on {data['bgColor']}" if isinstance(data, dict) and "fgColor" in data else ""
    return f"{node['html'][:160]}{colours}"


def hold_still(page: Page) -> None:
    """For this document: nothing moves any more, and what it asks the server is waited for."""
    page.add_style_tag(content=STILL)
    page.evaluate(COUNT_ASKED)


def by_day_and_night(page: Page, name: str, within: str | None = None) -> list[str]:
    """Findings of what is on screen, named; it is day again afterwards."""
    found = named(page, name, None, within)
    turn(page, "dark")
    found += named(page, f"{name} by night", COLOURS, within)
    turn(page, "light")
    return found


def in_both_lights(page: Page, name: str, within: str) -> list[str]:
    """Findings as it stands, and of its colours once it is turned; so it stays, since another turn of the page costs as much."""
    first = page.evaluate("document.documentElement.dataset.theme")
    found = named(page, f"{name} {first}", None, within)
    turned = "dark" if first == "light" else "light"
    turn(page, turned)
    return found + named(page, f"{name} {turned}", COLOURS, within)


def of_a_list(page: Page, name: str, within: str) -> list[str]:
    """Findings of a plain list, which is one component everywhere: by all rules, its colours where others have not had them."""
    return [f"{name}: {rule} {nodes}" for rule, nodes in findings(page, None, within, fresh=True)]


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
    page.wait_for_function(ANSWERED)
    page.wait_for_function(SETTLED)
    return "[data-axe]"
