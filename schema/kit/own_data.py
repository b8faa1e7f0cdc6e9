"""Own data: links by which one person completes what is known of them, said once for renters, members and whoever comes next.

What comes in waits until staff take it over field by field, so that nobody outside writes into a file by themselves.
"""

from dataclasses import dataclass
from functools import cached_property

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Json
from schema.kit.dictionary import Dictionary, dictionary
from schema.kit.field import Field, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

SENT, FILLED, ACCEPTED, PARTLY, REFUSED, REVOKED = "sent", "filled", "accepted", "partly", "refused", "revoked"
DONE = f"{ACCEPTED} {PARTLY} {REFUSED}"
TYPED = ("text", "dict", "date")


class OwnDataLink(Base):
    """`fields` is the comma list that is asked for, `payload` what came in, `per_field` what became of each;
    `opened_at`: when its holder first saw the form."""

    fields = Char(200)
    token_hash = Char(64)
    expires_at = DateTime()
    state = Char(12, default=SENT)
    payload = Json(default=dict)
    per_field = Json(default=dict)
    opened_at = DateTime(null=True)
    filled_at = DateTime(null=True)
    reviewed_at = DateTime(null=True)
    note = Char(200, null=True)

    class Meta:
        abstract = True


@dataclass(frozen=True, eq=False)
class OwnData:
    """Whose data: rows of `of`, named by the column `owner` of a link; `columns` are what they may propose."""

    links: Resource
    of: Resource
    owner: str
    columns: tuple[str, ...]

    @cached_property
    def fields(self) -> dict[str, Field]:
        """By wire name, in the order in which they are asked for. A refusal at the start where a stranger could not type one."""
        known = {item.column: item for item in self.of.complete_fields}
        found = [known[column] for column in self.columns]
        for item in found:
            if item.kind not in TYPED or item.read_only or item.secret:
                raise ValueError(f"{self.of.path}: {item.column} cannot be proposed by a link")
        return {item.key: item for item in found}

    def choices(self, title: str) -> Dictionary:
        """The dictionary of the column `fields`: what may be asked for, in the words of the form of the row."""
        code = next(item.dict for item in self.links.fields if item.column == "fields")
        return dictionary(code or "", title, *(f"{key}={item.label.text}" for key, item in self.fields.items()))


def own_data(
    model: type[OwnDataLink],
    path: str,
    title: str,
    *,
    of: Resource,
    owner: Field,
    columns: str,
    choices: str,
    name: str,
    more: tuple[Field, ...] = (),
) -> OwnData:
    """The links to rows of `of`. choices: code of the dictionary of `columns`; name: what the log of states knows the process by.
    more: fields of these links alone."""
    links = Resource(
        model,
        path=path,
        title=title,
        rows=Rows(record={"state": f"{DONE} {REVOKED}"}, under={owner.column: of.path}),
        fields=[
            owner,
            f("fields", "请其填写 | Asked for", kind="dicts", dict=choices),
            f("state", "状态 | State", dict="improve_state", flags="read_only", find="in", width=104),
            f("expires_at", "有效期至 | Valid until"),
            f("opened_at", "打开时间 | Opened at"),
            f("filled_at", "提交时间 | Filled at", find="range"),
            f("reviewed_at", "审核时间 | Reviewed at"),
            f("note", "说明 | Note"),
            *more,
        ],
        list=f"{owner.column} fields state expires_at opened_at filled_at reviewed_at note create_time",
        can="list export",
        label="expires_at",
        process=_process(name),
        # Also shows what became of a link that is done.
        actions=[
            Action(
                "review",
                "审核 | Review",
                needs=f"{path.replace('/', ':')}:review",
                when={"state": f"{FILLED} {DONE}"},
            )
        ],
    )
    return OwnData(links, of, owner.column, tuple(columns.split()))


def _process(name: str) -> Process:
    return Process(
        "state",
        name=name,
        noun="资料链接 | The link for",
        number="fields",
        states={
            SENT: "待填写 | Sent #blue",
            FILLED: "待审核 | To review #orange",
            ACCEPTED: "已采纳 | Taken over #green",
            PARTLY: "部分采纳 | Partly taken over #gold",
            REFUSED: "未采纳 | Not taken over #red",
            REVOKED: "已撤销 | Revoked #default",
        },
        transitions=[
            Transition("fill", "提交资料 | Send own data", SENT, FILLED, done="填写 | filled in", internal=True),
            # Its effect tells from what was taken over which of the three ends it is.
            Transition("take", "审核 | Review", FILLED, ACCEPTED, right="review", done="审核 | reviewed", dialog=True),
            Transition("revoke", "撤销链接 | Revoke the link", SENT, REVOKED, right="link"),
        ],
    )
