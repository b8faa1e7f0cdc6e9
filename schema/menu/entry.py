"""What the menu is made of: groups, pages, and the actions behind them."""

from dataclasses import dataclass, field

LIST_PAGE = "engine/ListPage"
SUB_APP = "subapp/Container"


@dataclass(frozen=True, slots=True)
class Action:
    """A right below a page; `code` is the permission code."""

    code: str
    title: str


@dataclass(frozen=True, slots=True)
class Page:
    """`title` empty takes the resource's. `resource` brings its verbs and actions as rights; `code` is the right of a
    page that has no resource. `extra`: further rights that belong here. `route` False: no page of the portal."""

    url: str
    title: str = ""
    icon: str = ""
    component: str = LIST_PAGE
    resource: str = ""
    code: str = ""
    hidden: bool = False
    route: bool = True
    extra: tuple[Action, ...] = field(default_factory=tuple)


@dataclass(frozen=True, slots=True)
class Group:
    url: str
    title: str
    icon: str
    pages: tuple[Page, ...]
