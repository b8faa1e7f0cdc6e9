"""Calls of two-step verification: the second step of signing in, and one's own factor."""

from server.account.answers import LoginResult
from server.account.two_step import own
from server.account.two_step.shapes import (
    ConfirmFactor,
    FactorStart,
    FactorState,
    ProveFactor,
    RecoveryCodes,
    SecondStep,
)
from server.account.two_step.sign_in import second_step
from server.http.route import Route

_BASE = "/sys/user/secondFactor"
TWO_STEP_ROUTES: list[Route] = [
    Route(
        "POST",
        "/sys/login/secondStep",
        second_step,
        public=True,
        body=SecondStep,
        result=LoginResult,
        summary="登录第二步 | Second step of signing in",
    ),
    Route("GET", _BASE, own.read_state, result=FactorState, summary="我的两步验证 | My second factor"),
    Route(
        "POST",
        f"{_BASE}/start",
        own.start,
        once="own",
        result=FactorStart,
        summary="设置两步验证 | Set up a second factor",
    ),
    Route(
        "POST",
        f"{_BASE}/confirm",
        own.confirm,
        once="own",
        body=ConfirmFactor,
        message="两步验证已开启 | Two-step verification is on",
        result=RecoveryCodes,
        summary="开启两步验证 | Turn it on",
    ),
    Route(
        "POST",
        f"{_BASE}/turnOff",
        own.turn_off,
        once="own",
        body=ProveFactor,
        message="两步验证已关闭 | Two-step verification is off",
        summary="关闭两步验证 | Turn it off",
    ),
    Route(
        "POST",
        f"{_BASE}/codes",
        own.renew_codes,
        once="own",
        body=ProveFactor,
        result=RecoveryCodes,
        summary="新的恢复码 | New recovery codes",
    ),
]
