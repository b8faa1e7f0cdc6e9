"""What the steps of the domain's processes do besides changing the state."""

from schema.market.match import match
from schema.market.post import post
from server.engine.effects import Effects
from server.market.learning import learn_refused, learn_taken
from server.market.matches import let_matches_go, posts_of, refuse_over, take_side
from server.market.posts import keep_contact, refuse_past

EFFECTS: dict[str, Effects] = {
    post.path: Effects(
        on={"submit": keep_contact, "close": let_matches_go},
        guards={"submit": refuse_past, "publish": refuse_past},
    ),
    match.path: Effects(
        on={"accept": take_side, "acceptOther": learn_taken, "refuse": learn_refused},
        facts=posts_of,
        guards={"accept": refuse_over, "acceptOther": refuse_over},
    ),
}
