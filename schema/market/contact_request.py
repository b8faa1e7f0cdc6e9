"""Requests for a contact: a member asks whom to call about a post, and learns it when the owner accepts."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Ref
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows, Seen
from schema.market.post import ONE_OWNER, OWN_ROW, own_post

SENT, ACCEPTED, REFUSED = "sent", "accepted", "refused"


class ContactRequest(Base):
    """`person_id` or `firm_id`: who asks."""

    post_id = Ref(db_index=True)
    person_id = Ref(null=True)
    firm_id = Ref(null=True)
    message = Char(300)
    state = Char(12, default=SENT)
    reason = Char(200, null=True)

    class Meta:
        table = "sd_contact_request"


PROCESS = Process(
    "state",
    name="sdContactRequest",
    noun="联系申请 | Request",
    number="message",
    states={
        SENT: "待答复 | Sent #orange",
        ACCEPTED: "已同意 | Accepted #green",
        REFUSED: "已谢绝 | Refused #default",
    },
    transitions=[
        Transition(
            "accept",
            "同意 | Accept",
            SENT,
            ACCEPTED,
            confirm="同意后申请人可看到联系方式，确认？ | The asker can see the contact then. Accept?",
            done="同意 | Accepted",
        ),
        Transition(
            "refuse",
            "谢绝 | Refuse",
            SENT,
            REFUSED,
            right="accept",
            asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=(2, 200)),),
            writes="reason",
            danger=True,
            done="谢绝 | Refused",
        ),
    ],
)

contact_request = Resource(
    ContactRequest,
    path="sd/contactRequest",
    title="联系申请 | Requests for a contact",
    rows=Rows(
        unique=[("post_id", "person_id"), ("post_id", "firm_id")],
        record={"state": f"{ACCEPTED} {REFUSED}"},
        settled={"state": f"{ACCEPTED} {REFUSED}"},
        seen=Seen(f"({OWN_ROW} OR {own_post('post_id')})"),
    ),
    fields=[
        f("message", "留言 | Message", find="like", width=280),
        f("post_id", "供需信息 | Post", ref="sd/post", find="eq", flags="once", width=240),
        f(
            "person_id",
            "申请会员 | Asking member",
            ref="vip/person",
            find="eq",
            flags="once",
            width=112,
            help="会员为本人申请可不填 | Left empty, a member's own",
        ),
        f("firm_id", "申请企业 | Asking firm", ref="vip/firm", find="eq", flags="once", width=180),
        f("state", "状态 | State", dict="sd_contact_request_state", find="in", flags="read_only", width=96),
        f("reason", "谢绝原因 | Why refused", flags="read_only", hide="list"),
    ],
    label="message",
    process=PROCESS,
    actions=[Action("contact", "联系方式 | Contact", needs="sd:contactRequest:contact", when={"state": ACCEPTED})],
)

REQUEST_STATE = states(contact_request, "联系申请状态 | State of a request")
REQUEST_CONSTRAINTS = [check("sd_contact_request", "sd_contact_request_of_one", ONE_OWNER)]
