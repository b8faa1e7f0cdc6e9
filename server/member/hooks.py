"""Hooks of the generic screens of the domain, named in one list."""

from schema.kit.base import Base
from schema.member.cppcc import MemberCppcc
from schema.member.firm import Firm
from schema.member.npc import MemberNpc
from schema.member.person import Member
from schema.member.rating import MemberRating
from server.engine.hooks import Before, Hooks, Prepare, Validate
from server.member.firms import check_department, keep_whole
from server.member.motions import of_term
from server.member.owners import locks
from server.member.people import check_document, complete
from server.member.ratings import give_no, keep_criterion, keep_open
from server.member.scores import book
from server.member.segments import check_segment, keep_used
from server.member.singles import again, check_post, keep_one_post, keep_one_primary, one_term


def _alone(owner: type[Base], column: str, prepare: Prepare, validate: Validate | None = None) -> Hooks:
    """A rule over all rows of one owner, kept under the owner's lock, also when one is brought back."""
    return Hooks(lock=locks(owner, column), validate=validate, prepare=prepare, before=Before(restore=again(prepare)))


HOOKS: dict[str, Hooks] = {
    "vip/person": Hooks(validate=check_document, prepare=complete),
    "vip/contact": _alone(Member, "member_id", keep_one_primary),
    "vip/work": _alone(Member, "member_id", keep_one_post, check_post),
    "vip/cppcc": _alone(Member, "member_id", one_term(MemberCppcc)),
    "vip/npc": _alone(Member, "member_id", one_term(MemberNpc)),
    "vip/cppccProposal": Hooks(prepare=of_term(MemberCppcc)),
    "vip/npcBill": Hooks(prepare=of_term(MemberNpc)),
    "vip/firmShare": _alone(Firm, "firm_id", keep_whole),
    "vip/firmDepartment": Hooks(validate=check_department),
    "vip/rating": Hooks(prepare=give_no),
    "vip/ratingItem": Hooks(
        lock=locks(MemberRating, "rating_id"),
        prepare=keep_open,
        before=Before(delete=keep_criterion, restore=keep_criterion),
    ),
    "vip/segment": Hooks(validate=check_segment, before=Before(delete=keep_used)),
    "vip/score": Hooks(lock=locks(Member, "member_id"), prepare=book),
}
