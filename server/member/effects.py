"""What the steps of the domain's processes do besides changing the state."""

from server.engine.effects import Effects
from server.member import greetings, suspensions
from server.member.people import join
from server.member.ratings import may_confirm, sign, sum_weights
from server.member.scores import lock_member, may_reverse, reverse

EFFECTS: dict[str, Effects] = {
    "vip/person": Effects(on={"admit": join}),
    "vip/firm": Effects(on={"admit": join}),
    "vip/greeting": greetings.EFFECTS,
    "vip/suspension": suspensions.EFFECTS,
    "vip/rating": Effects(on={"confirm": sign}, guards={"confirm": may_confirm}, facts=sum_weights),
    "vip/score": Effects(on={"reverse": reverse}, guards={"reverse": may_reverse}, lock=lock_member),
}
