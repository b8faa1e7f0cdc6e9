"""Routes of the personal centre. Each is about the one who asks, so being signed in is the right to it."""

from server.account.answers import Key, Preference, Preferences, Profile, SentTo, ThirdAccount, UserInfo
from server.account.preferences import SavePreference, list_preferences, save_preference
from server.account.profile_edit import bind_third, edit_profile, read_profile, unbind_third
from server.account.profile_security import change_self, prove_self, send_new_code, send_own_code
from server.account.profile_shapes import (
    BindThird,
    ChangeSelf,
    EditProfile,
    ProveSelf,
    SendNewCode,
    SendOwnCode,
    ThirdId,
)
from server.http.route import Route

_SENT = "验证码已发送 | The code was sent"
_BASE = "/sys/user/profile"
PROFILE_ROUTES: list[Route] = [
    Route("GET", "/sys/user/preferences", list_preferences, result=Preferences, summary="个人偏好 | My preferences"),
    Route(
        "PUT",
        "/sys/user/preferences",
        save_preference,
        body=SavePreference,
        message="保存成功 | saved successfully",
        result=Preference,
        summary="保存偏好 | Save a preference",
    ),
    Route("GET", _BASE, read_profile, result=Profile, summary="个人信息 | My card"),
    Route(
        "PUT",
        _BASE,
        edit_profile,
        body=EditProfile,
        message="保存成功 | saved successfully",
        result=UserInfo,
        summary="修改个人信息 | Change my card",
    ),
    Route(
        "POST",
        f"{_BASE}/sendCode",
        send_own_code,
        body=SendOwnCode,
        message=_SENT,
        result=SentTo,
        summary="验证本人 | Code to myself",
    ),
    Route("POST", f"{_BASE}/prove", prove_self, body=ProveSelf, result=Key, summary="验证身份 | Prove who I am"),
    Route(
        "POST",
        f"{_BASE}/sendNewCode",
        send_new_code,
        body=SendNewCode,
        message=_SENT,
        result=SentTo,
        summary="验证新号码 | Code to the new address",
    ),
    Route(
        "POST",
        f"{_BASE}/change",
        change_self,
        body=ChangeSelf,
        message="修改成功 | Changed",
        result=UserInfo,
        summary="修改账号信息 | Change phone, e-mail, name or password",
    ),
    Route(
        "POST",
        f"{_BASE}/bindThird",
        bind_third,
        body=BindThird,
        message="绑定成功 | Bound",
        result=ThirdAccount,
        summary="绑定第三方账号 | Bind an account of another system",
    ),
    Route(
        "DELETE",
        f"{_BASE}/unbindThird",
        unbind_third,
        query=ThirdId,
        message="解绑成功 | Unbound",
        summary="解绑第三方账号 | Unbind it",
    ),
]
