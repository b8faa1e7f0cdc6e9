"""What the steps of the domain's processes do besides changing the state."""

from schema.market.contact_request import contact_request
from schema.market.match import match
from schema.market.post import post
from server.engine.effects import Effects
from server.market.learning import learn_refused, learn_taken
from server.market.matches import let_matches_go, refuse_other, refuse_over, sides_of, take_side
from server.market.posts import keep_contact, ownership_of, refuse_others, refuse_past, refuse_submit
from server.market.requests import answered_for, tell_asker
from server.market.requests import refuse_others as refuse_unasked

EFFECTS: dict[str, Effects] = {
    post.path: Effects(
        on={"submit": keep_contact, "close": let_matches_go},
        facts=ownership_of,
        guards={
            "submit": refuse_submit,
            "publish": refuse_past,
            "revise": refuse_others,
            "close": refuse_others,
        },
    ),
    match.path: Effects(
        on={"accept": take_side, "acceptOther": learn_taken, "refuse": learn_refused},
        facts=sides_of,
        guards={"accept": refuse_over, "acceptOther": refuse_other},
    ),
    contact_request.path: Effects(
        on={"accept": tell_asker, "refuse": tell_asker},
        facts=answered_for,
        guards={"accept": refuse_unasked, "refuse": refuse_unasked},
    ),
}
