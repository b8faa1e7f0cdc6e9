"""Input and answers of the calls of menus."""

from typing import Literal

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape


class ParentQuery(Body):
    parent_id: str = Field(max_length=40)


class KeywordQuery(Body):
    keyword: str = Field(min_length=1, max_length=100)


class RightQuery(Body):
    code: str = Field(min_length=1, max_length=100)


class PathQuery(Body):
    """The path of an address, without its query."""

    path: str = Field(min_length=1, max_length=200, pattern="^/")


class ParentsQuery(Body):
    parent_ids: str = Field(max_length=20_000)


class MenuEntry(Body):
    """A SysPermission as the menu page sends it."""

    parent_id: str | None = Field(default=None, max_length=40)
    name: str = Field(min_length=1, max_length=100)
    title_en: str | None = Field(default=None, max_length=100)
    url: str | None = Field(default=None, max_length=200, pattern=r"^(https?://[^\s{}<>]+|[\w/:@.?=&-]*)$")
    component: str | None = Field(default=None, max_length=200, pattern=r"^[\w/-]*$")
    component_name: str | None = Field(default=None, max_length=100, pattern=r"^[\w-]*$")
    redirect: str | None = Field(default=None, max_length=200, pattern=r"^[\w/:-]*$")
    icon: str | None = Field(default=None, max_length=60)
    menu_type: int = Field(default=1, ge=0, le=2)
    perms: str | None = Field(default=None, max_length=500, pattern=r"^[\w:,./ -]*$")
    perms_type: str = Field(default="1", pattern="^[12]$")
    resource: str | None = Field(default=None, max_length=100)
    sort_no: int = Field(default=0, ge=0, le=1_000_000)
    status: str = Field(default="1", pattern="^[01]$")
    route: bool = True
    hidden: bool = False
    keep_alive: bool = True
    always_show: bool = False
    internal_or_external: bool = False
    description: str | None = Field(default=None, max_length=255)


class MoveMenu(Body):
    """`parent_id` empty means the top; `before_id` names the sibling that comes right after it, none the last place."""

    id: str = Field(max_length=40)
    parent_id: str | None = Field(default=None, max_length=40)
    before_id: str | None = Field(default=None, max_length=40)
    version: int | None = None


class MenuPlace(Shape):
    """Where an entry stands, and where it stood: what takes the move back."""

    id: str
    row_version: int
    parent_id: str
    before_id: str
    old_parent_id: str
    old_before_id: str


class EditMenu(MenuEntry):
    id: str = Field(max_length=40)
    row_version: int | None = None


class MenuNode(Shape):
    """An entry of the menu page; `children` is null on leaves. `ruleFlag`: 1 where it has data rules."""

    id: str
    key: str
    parent_id: str
    name: str
    title: str
    title_en: str | None
    perms: str | None
    perms_type: str
    icon: str | None
    component: str | None
    component_name: str | None
    url: str | None
    redirect: str | None
    sort_no: float
    menu_type: int
    leaf: bool
    is_leaf: bool
    has_children: bool
    route: bool
    keep_alive: bool
    hidden: bool
    always_show: bool
    internal_or_external: bool
    description: str | None
    resource: str | None
    del_flag: int
    rule_flag: Literal[0, 1]
    status: str
    create_by: str | None
    create_time: str
    update_by: str | None
    update_time: str | None
    row_version: int
    children: list["MenuNode"] | None


class GrantSlots(Shape):
    title: str


class GrantNode(Shape):
    """An entry of the trees in which rights are granted."""

    key: str
    value: str
    label: str
    title: None
    slot_title: str
    title_en: str | None
    menu_type: int
    parent_id: str | None
    icon: str | None
    is_leaf: bool
    rule_flag: Literal[0, 1]
    scoped_slots: GrantSlots
    children: list["GrantNode"] | None


class GrantTree(Shape):
    """`ids`: of all entries in it."""

    tree_list: list[GrantNode]
    ids: list[str]


class RightShape(Shape):
    """What a right is called in the menu, and who may give it; null for a code that it lacks."""

    title: str | None
    title_en: str | None
    givers: list[str]


class PageRight(RightShape):
    """`known`: whether the address is a page of the menu; `codes`: any of these opens it."""

    known: bool
    codes: list[str]
