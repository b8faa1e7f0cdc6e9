"""The second step of signing in: a challenge and a code become the session that the first step asked for."""

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Refusal
from schema.system.user import User
from server.account.guard import count_try
from server.account.login import check_open, enter
from server.account.sign_log import note_sign
from server.account.two_step.challenge import ChallengeOver, end_challenge, try_challenge
from server.account.two_step.codes import factor_of, take_code
from server.account.two_step.shapes import SecondStep
from server.http.session import address_of
from server.kit.scope import everywhere

WRONG = "验证码错误或已使用过 | The code is wrong or was used already"


class CodeWrong(Refusal):
    default_id = "login.secondStep.wrong"
    default_message = WRONG


def tries_key(user_id: int) -> str:
    """Tries at one person's codes count together, wherever they are asked for and however many challenges are open."""
    return f"second:{user_id}"


async def second_step(request: Request, body: SecondStep) -> Response:
    """POST /sys/login/secondStep {challenge, code}: as login; the code is the app's or one for recovery."""
    asked = await try_challenge(body.challenge)
    user = await everywhere(User).get_or_none(id=asked["user"], del_flag=0)
    factor = await factor_of(asked["user"])
    if user is None or factor is None:
        raise ChallengeOver()
    attempt = await count_try(tries_key(user.id), address_of(request))
    if not await take_code(factor, body.code):
        await attempt.failed()
        note_sign(request, "登录失败：两步验证码错误", user, success=False)
        raise CodeWrong(fields={"code": WRONG})
    await attempt.passed()
    await end_challenge(body.challenge)
    check_open(user)
    return await enter(request, user, device=asked["device"])
