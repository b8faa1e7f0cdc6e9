"""What a person does in a window, counted by the page itself: clicks, keys outside of fields, and fields that were filled."""

from dataclasses import dataclass

from playwright.sync_api import Page

_COUNT = """(() => {
    const kept = sessionStorage.getItem("acts");
    const acts = kept ? JSON.parse(kept) : { clicks: 0, keys: 0, fields: 0 };
    let last = null;
    const keep = () => sessionStorage.setItem("acts", JSON.stringify(acts));
    const typed = (target) => target instanceof HTMLElement && target.matches("input, textarea, [contenteditable]");
    addEventListener("pointerdown", () => { acts.clicks += 1; last = null; keep(); }, true);
    addEventListener("keydown", (event) => { if (!typed(event.target)) { acts.keys += 1; keep(); } }, true);
    addEventListener("input", (event) => {
        if (!typed(event.target) || event.target === last || event.target.type === "checkbox") return;
        acts.fields += 1;
        last = event.target;
        keep();
    }, true);
})()"""


@dataclass(frozen=True)
class Done:
    clicks: int = 0
    keys: int = 0
    fields: int = 0

    def __sub__(self, other: "Done") -> "Done":
        return Done(self.clicks - other.clicks, self.keys - other.keys, self.fields - other.fields)

    def within(self, most: "Done") -> bool:
        return self.clicks <= most.clicks and self.keys <= most.keys and self.fields <= most.fields


def count_acts(page: Page) -> None:
    """From the next document on, over every page of the window."""
    page.add_init_script(_COUNT)


def acts_of(page: Page) -> Done:
    return Done(
        **page.evaluate('JSON.parse(sessionStorage.getItem("acts") ?? \'{"clicks": 0, "keys": 0, "fields": 0}\')')
    )
