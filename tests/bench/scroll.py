"""Frame times of the room board while it is scrolled, with 695 and 3,000 units over 60 days.

Run `python -m tests.bench.scroll [units…]`. The board is the real page; its answer is made here, so that any number of units can
be asked for. The floor of the same run is a page of as many empty, absolutely placed rows in a scroller of the same size.
"""

import json
import statistics
from datetime import date, timedelta
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import CDPSession, Page, Route, sync_playwright

from schema.kit.clock import today
from tests.bench.bars import Held, size, words
from tests.e2e.conftest import ARGUMENTS, DESKTOP, find_chromium
from tests.e2e.desktop import sign_in_desktop
from tests.e2e.site import open_site

DAYS_SHOWN = 60
STATES = ("reserved", "confirmed", "in_house", "checked_out")
COST = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration")

_SCROLL = """([selector, axis, step, frames]) => new Promise(done => {
  const box = document.querySelector(selector);
  const times = [];
  const most = axis === 'y' ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth;
  let last = performance.now(), at = axis === 'y' ? 0 : box.scrollLeft, way = step;
  const next = now => {
    times.push(now - last);
    last = now;
    if (at + way < 0 || at + way > most) way = -way;
    at += way;
    if (axis === 'y') box.scrollTop = at; else box.scrollLeft = at;
    if (times.length <= frames) requestAnimationFrame(next); else done(times.slice(2));
  };
  requestAnimationFrame(next);
})"""

_EMPTY = """([rows, wide, high]) => {
  document.body.innerHTML = '<div id="floor" style="position:fixed;inset:200px 0 60px 220px;overflow:auto;contain:strict">'
    + `<div style="position:relative;width:${wide}px;height:${high}px"></div></div>`;
  const canvas = document.querySelector('#floor > div');
  const pieces = [];
  for (let row = 0; row < rows; row += 1)
    pieces.push(`<div style="position:absolute;top:${row * 36}px;width:100%;height:36px"></div>`);
  canvas.innerHTML = pieces.join('');
}"""


class Run(NamedTuple):
    """Milliseconds of each frame, and seconds of the processor that the page's own thread spent on what."""

    frames: list[float]
    cost: dict[str, float]


def make_unit(number: int) -> dict[str, Any]:
    floor = number // 20 + 1
    return {
        "id": f"u{number}",
        "kind": "house",
        "refId": f"u{number}",
        "parentId": None,
        "leafIds": [f"u{number}"],
        "communityId": "1",
        "buildingId": "b1",
        "floor": floor,
        "name": f"{floor}{number % 20:02d}",
        "title": f"1幢 {floor}{number % 20:02d}",
        "houseType": "1室1厅",
        "rentalMethod": "whole",
        "riyue": "1",
        "cleanState": "clean",
        "limit": 2,
        "price": "288.00",
        "sort": 0,
        "sellable": True,
        "version": 1,
    }


def make_stays(number: int, first: date, days: int) -> list[dict[str, Any]]:
    """Stays of three nights with a night between, all through."""
    return [
        {
            "id": f"s{number}.{at.toordinal()}",
            "kind": "order",
            "sourceId": f"o{number}.{at.toordinal()}",
            "no": f"D{number}{at:%m%d}",
            "unitId": f"u{number}",
            "leafIds": [f"u{number}"],
            "from": at.isoformat(),
            "to": (at + timedelta(days=3)).isoformat(),
            "state": STATES[(number + at.toordinal()) % len(STATES)],
            "guest": "王小明",
            "phone": "139****1234",
            "nights": 3,
            "total": "864.00",
            "paid": "864.00",
            "balance": "0.00",
            "channel": "walk_in",
            "remark": "",
            "locked": False,
            "guests": 2,
            "segment": {"index": 1, "count": 1},
            "version": 1,
            "updateBy": None,
            "updateTime": None,
        }
        for at in (first + timedelta(days=offset) for offset in range(days))
        if (at.toordinal() + number) % 4 == 0
    ]


def make_answer(size: int, first: date, last: date) -> dict[str, Any]:
    """What the server would say of the days [first, last)."""
    days = (last - first).days
    return {
        "from": first.isoformat(),
        "to": last.isoformat(),
        "today": today().isoformat(),
        "topic": "board/1",
        "communities": [{"id": "1", "name": "长廊", "checkIn": "14:00", "checkOut": "12:00"}],
        "communityId": "1",
        "buildings": [{"id": "b1", "communityId": "1", "name": "1幢", "floors": size // 20 + 1}],
        "units": [make_unit(number) for number in range(size)],
        "stays": [stay for number in range(size) for stay in make_stays(number, first, days)],
        "unassigned": [],
        "types": [],
        "days": [
            {
                "date": (first + timedelta(days=at)).isoformat(),
                "weekday": (first + timedelta(days=at)).isoweekday(),
                "holiday": None,
                "total": size,
                "free": size // 4,
                "occupied": size - size // 4,
                "blocked": 0,
                "held": 0,
                "arrivals": 0,
                "departures": 0,
            }
            for at in range(days)
        ],
        "counters": dict.fromkeys("arrivals departures inHouse free dirty blocked holds leases".split(), 0),  # noqa: SIM905
        "prices": {f"u{number}": ["288.00"] * days for number in range(size)},
        "rules": {},
    }


def serve(size: int) -> Any:
    """Answers the board's reads with so many units."""

    def answer(route: Route) -> None:
        query = parse_qs(urlsplit(route.request.url).query)
        first, last = (date.fromisoformat(query[name][0]) for name in ("from", "to"))
        body = {"success": True, "code": 200, "message": "", "timestamp": 0, "result": make_answer(size, first, last)}
        route.fulfill(content_type="application/json", body=json.dumps(body))

    return answer


def _costs(session: CDPSession) -> dict[str, float]:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return {item["name"]: float(item["value"]) for item in metrics if item["name"] in COST}


def scroll(page: Page, session: CDPSession, selector: str, axis: str, step: int) -> Run:
    before = _costs(session)
    frames = page.evaluate(_SCROLL, [selector, axis, step, size("scroll", "frames")])
    after = _costs(session)
    return Run(frames, {name: after[name] - before[name] for name in COST})


def report(name: str, run: Run, floor: Run) -> float:
    """Prints the run; how many times as long a frame took as one of the floor."""
    mean, base = statistics.fmean(run.frames), statistics.fmean(floor.frames)
    late = sorted(run.frames)[int(len(run.frames) * 0.95)]
    spent = {key: value * 1000 / len(run.frames) for key, value in run.cost.items()}
    rest = spent["TaskDuration"] - sum(spent[key] for key in COST[:3])
    empty = floor.cost["TaskDuration"] * 1000 / len(floor.frames)
    print(
        f"{name}: {1000 / mean:.0f} fps, frame {mean:.1f} ms (p95 {late:.1f}) [{mean / base:.2f} times an empty page of"
        f" {base:.1f}]; a frame: script {spent['ScriptDuration']:.1f}, style {spent['RecalcStyleDuration']:.1f},"
        f" layout {spent['LayoutDuration']:.1f}, paint and rest {rest:.1f} ms of processor (empty page {empty:.1f} in all)"
    )
    return mean / base


def measure(page: Page, session: CDPSession, address: str, units: int, held: Held) -> None:
    page.unroute("**/boot/rental/board*")
    page.route("**/boot/rental/board*", serve(units))
    kept = {"communityId": "1", "zoom": DAYS_SHOWN, "legend": False}
    page.evaluate("value => localStorage.setItem('pro__BOARD', JSON.stringify({value, expire: null}))", kept)
    page.goto(f"{address}/rental/board")
    page.locator("[data-stay-id]").first.wait_for()
    page.wait_for_load_state("networkidle")
    selector = "[data-board] [data-scroller]"
    wide, high = page.evaluate(
        "s => [document.querySelector(s).scrollWidth, document.querySelector(s).scrollHeight]", selector
    )
    runs = {
        "down by 60 px a frame": scroll(page, session, selector, "y", 60),
        "down by 400 px a frame": scroll(page, session, selector, "y", 400),
        "sideways by 40 px a frame": scroll(page, session, selector, "x", 40),
    }
    page.evaluate(_EMPTY, [units, wide, high])
    floor = scroll(page, session, "#floor", "y", 60)
    for name, run in runs.items():
        longer = report(f"{units} units x {DAYS_SHOWN} days, {name}", run, floor)
        held.hold("frame / empty page", longer, f"{units} units, {name}")


def main(sizes: list[int]) -> None:
    held = Held("scroll")
    with open_site() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        page = browser.new_context(**DESKTOP).new_page()
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        sign_in_desktop(page, site.address, "clerk1")
        for units in sizes:
            measure(page, session, site.address, units, held)
        browser.close()
    held.end()


if __name__ == "__main__":
    main([int(word) for word in words()] or [size("scroll", what) for what in ("fewer units", "units")])
