"""Calls of people who are not signed in yet, beyond signing in itself; each is bounded by a proof, an allowance, or both."""

from server.account import agreements, alteration, register, slider
from server.account.models import (
    AcceptAgreements,
    AgreementText,
    Alter,
    CheckFree,
    Identify,
    ProveCode,
    ProveEmail,
    Register,
    SliderTrack,
)
from server.http.route import Route

ROUTES: list[Route] = [
    Route("POST", "/sys/slider/start", slider.start_slider, public=True, summary="滑块验证 | Begin the slider"),
    Route(
        "POST",
        "/sys/slider/verify",
        slider.verify_slider,
        public=True,
        body=SliderTrack,
        message="验证通过 | verification passed",
        summary="校验滑块 | Check the slider",
    ),
    Route(
        "GET",
        "/sys/agreement/text",
        agreements.read_text,
        public=True,
        query=AgreementText,
        summary="协议全文 | Text of an agreement",
    ),
    Route(
        "POST",
        "/sys/agreement/accept",
        agreements.accept,
        body=AcceptAgreements,
        message="已同意 | Accepted",
        summary="同意协议 | Accept agreements",
    ),
    Route(
        "GET",
        "/sys/user/checkFree",
        register.check_free,
        public=True,
        query=CheckFree,
        message="可以使用 | It is free",
        summary="注册查重 | Is a name or phone free",
    ),
    Route(
        "POST",
        "/sys/user/register",
        register.register,
        public=True,
        body=Register,
        message="注册成功 | Registered",
        summary="注册 | Register",
    ),
    Route(
        "POST",
        "/sys/alteration/identify",
        alteration.identify,
        public=True,
        body=Identify,
        message="如账号存在，验证码已发送到其绑定的手机或邮箱"
        " | If there is such an account, a code was sent to its phone or e-mail",
        summary="找回：确认账号 | Alteration: which account",
    ),
    Route(
        "POST",
        "/sys/alteration/verify",
        alteration.prove,
        public=True,
        body=ProveCode,
        message="验证通过 | verification passed",
        summary="找回：校验验证码 | Alteration: check the code",
    ),
    Route(
        "POST",
        "/sys/alteration/sendNewCode",
        alteration.send_new_code,
        public=True,
        body=ProveEmail,
        message="验证码已发送 | The code was sent",
        summary="找回：验证新邮箱 | Alteration: code to the new address",
    ),
    Route(
        "POST",
        "/sys/alteration/finish",
        alteration.alter,
        public=True,
        body=Alter,
        message="修改成功，请重新登录 | Changed; please sign in again",
        summary="找回：新密码或邮箱 | Alteration: new password or e-mail",
    ),
]
