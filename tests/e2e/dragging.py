"""Carrying by mouse as a hand does: what is carried is in the hand before it is moved on, and lies where it shall before it is let go.

A page draws what the mouse did a moment later, and the later the busier the machine is. A release that comes before that drops on
what was under the hand before. Near an edge the page scrolls meanwhile, so the target is aimed at anew until it says it is meant.
"""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import DRAWN

Point = tuple[float, float]
AIMS = 60
# Far enough that a page takes it for no click.
PULL = 10


def centre(of: Locator) -> Point:
    """The middle of what is on the page."""
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(page: Page, item: Locator, grip: tuple[int, int] = (20, 10)) -> None:
    """Presses on the item and pulls it a little, until the page has it in the hand."""
    item.evaluate("one => one.scrollIntoView({block: 'center', inline: 'nearest'})")
    # Waits until the item stands still and nothing lies over it.
    item.hover(position={"x": grip[0], "y": grip[1]})
    box = item.bounding_box()
    assert box
    x, y = box["x"] + grip[0], box["y"] + grip[1]
    page.mouse.down()
    page.mouse.move(x + PULL, y + PULL, steps=3)
    page.evaluate(DRAWN)


def carry(page: Page, item: Locator, target: Locator, grip: tuple[int, int] = (20, 10)) -> None:
    """Onto the middle of the target, which says by `data-over` that it is meant."""
    take(page, item, grip)
    over = target.and_(page.locator("[data-over=true]"))
    for _ in range(AIMS):
        x, y = centre(target)
        page.mouse.move(x, y, steps=8)
        page.evaluate(DRAWN)
        if over.count():
            break
    expect(over).to_have_count(1)
    page.mouse.up()


def carry_by(page: Page, item: Locator, *way: Point, grip: tuple[int, int] = (20, 10)) -> None:
    """Along points of the page, where nothing says what is meant; each is drawn before the next."""
    take(page, item, grip)
    for x, y in way:
        page.mouse.move(x, y, steps=8)
        page.evaluate(DRAWN)
    page.mouse.up()
