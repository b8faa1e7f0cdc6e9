"""Routes of people who are not signed in yet, beyond signing in itself.

Each is bounded by a proof, an allowance, or both, since anybody can call it.
"""

from server.account import agreements, alteration, phone_login, profile_edit, register, slider
from server.account.answers import AgreementRead, Altered, Challenge, Key, Registered, SentTo, SliderPass, UserInfo
from server.account.models import (
    AcceptAgreements,
    AgreementText,
    Alter,
    CheckFree,
    Identify,
    ProveCode,
    ProveEmail,
    Register,
    SendCode,
    SliderTrack,
)
from server.http.route import Route
from server.http.shape import Empty

SENT_IF_KNOWN = (
    "如账号存在，验证码已发送到其绑定的手机或邮箱 | If there is such an account, a code was sent to its phone or e-mail"
)
ROUTES: list[Route] = [
    Route(
        "POST",
        "/sys/slider/start",
        slider.start_slider,
        public=True,
        result=Challenge,
        summary="滑块验证 | Begin the slider",
    ),
    Route(
        "POST",
        "/sys/slider/verify",
        slider.verify_slider,
        public=True,
        body=SliderTrack,
        message="验证通过 | verification passed",
        result=SliderPass,
        summary="校验滑块 | Check the slider",
    ),
    Route(
        "GET",
        "/sys/agreement/text",
        agreements.read_text,
        public=True,
        budget="page",
        query=AgreementText,
        result=AgreementRead,
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
        result=bool,
        summary="注册查重 | Is a name or phone free",
    ),
    Route(
        "POST",
        "/sys/user/register",
        register.register,
        public=True,
        body=Register,
        message="注册成功 | Registered",
        result=Registered,
        summary="注册 | Register",
    ),
    Route(
        "POST",
        "/sys/alteration/identify",
        alteration.identify,
        public=True,
        body=Identify,
        message=SENT_IF_KNOWN,
        result=Key,
        summary="找回：确认账号 | Alteration: which account",
    ),
    Route(
        "POST",
        "/sys/alteration/verify",
        alteration.prove,
        public=True,
        body=ProveCode,
        message="验证通过 | verification passed",
        result=Key,
        summary="找回：校验验证码 | Alteration: check the code",
    ),
    Route(
        "POST",
        "/sys/alteration/sendNewCode",
        alteration.send_new_code,
        public=True,
        body=ProveEmail,
        message="验证码已发送 | The code was sent",
        result=SentTo,
        summary="找回：验证新邮箱 | Alteration: code to the new address",
    ),
    Route(
        "POST",
        "/sys/alteration/finish",
        alteration.alter,
        public=True,
        body=Alter,
        message="修改成功，请重新登录 | Changed; please sign in again",
        result=Altered,
        summary="找回：新密码或邮箱 | Alteration: new password or e-mail",
    ),
    # What some clients of the family call the same (spec section 7, further constants).
    Route(
        "POST",
        "/auth/register",
        register.register,
        public=True,
        body=Register,
        message="注册成功 | Registered",
        result=Registered,
        summary="注册 | Register",
    ),
    Route(
        "POST",
        "/auth/forge-password",
        alteration.identify,
        public=True,
        body=Identify,
        message=SENT_IF_KNOWN,
        result=Key,
        summary="忘记密码 | Forgotten password",
    ),
    Route(
        "POST",
        "/account/sms",
        phone_login.send_code,
        public=True,
        body=SendCode,
        message="验证码已发送 | The code was sent",
        result=Empty,
        summary="发送短信验证码 | Send a code",
    ),
    Route("GET", "/user/info", profile_edit.own_info, result=UserInfo, summary="我是谁 | Who am I"),
]
