"""The question for the second step: asked of everybody whose account has a second factor, before any session is opened.

It is a refusal, so that whatever called for a session ends there; what it carries leads on.
"""

import secrets
from typing import Any

from schema.kit.errors import Refusal
from schema.system.user import User
from server.account.tickets import put_ticket, take_ticket, try_ticket
from server.account.two_step.codes import factor_of

LIFE_SECONDS = 300
TRIES = 4


class SecondStepDue(Refusal):
    """`result`: {challenge, seconds}."""

    default_id = "login.secondStep"
    default_message = "请输入两步验证码 | Enter the code of your second step"
    loud = "silent"


class ChallengeOver(Refusal):
    default_id = "login.secondStep.over"
    default_message = "验证已超时或次数过多，请重新登录 | Too late or too many tries; please sign in again"


async def ask_second_step(user: User, device: str) -> None:
    """Raises SecondStepDue for who has a second factor; the challenge is good for five minutes, four tries and one session."""
    if await factor_of(user.id) is None:
        return
    challenge = secrets.token_urlsafe(32)
    await put_ticket("second", challenge, {"user": user.id, "device": device}, seconds=LIFE_SECONDS)
    raise SecondStepDue(result={"challenge": challenge, "seconds": LIFE_SECONDS})


async def try_challenge(challenge: str) -> dict[str, Any]:
    """{user, device}, for one try."""
    asked = await try_ticket("second", challenge, TRIES)
    if asked is None:
        raise ChallengeOver()
    return dict(asked)


async def end_challenge(challenge: str) -> None:
    """To exactly one caller."""
    if await take_ticket("second", challenge) is None:
        raise ChallengeOver()
