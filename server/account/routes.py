"""Routes of signing in and of one's own account."""

from server.account.answers import ChosenDepart, LoginResult, OwnDeparts, Permissions, Qrcode, QrcodeStep, TokenResult
from server.account.captcha import answer_captcha, random_image
from server.account.cas import validate_login
from server.account.login import current_departs, login, logout, select_depart
from server.account.login_methods import WaysShape, list_login_methods
from server.account.menu import read_permissions
from server.account.models import (
    BindPhone,
    CasTicket,
    CheckCaptcha,
    Login,
    PhoneLogin,
    QrcodeLogin,
    Rehearsal,
    ScanQrcode,
    SelectDepart,
    SendCode,
    ThirdCallback,
    ThirdStart,
    UpdatePassword,
)
from server.account.own_password import update_password
from server.account.phone_login import phone_login, send_code
from server.account.profile_routes import PROFILE_ROUTES
from server.account.public_routes import ROUTES as DOOR_ROUTES
from server.account.qr_login import make_qrcode, qrcode_login, scan_qrcode
from server.account.real_names.routes import REAL_NAME_ROUTES
from server.account.third_login import bind_phone, callback, get_login_user, rehearse, render
from server.account.two_step.routes import TWO_STEP_ROUTES
from server.http.route import Route
from server.http.shape import Empty

_HTML = "text/html"
LOGIN_BYTES = 16_000
_PASSWORD = "密码修改成功！ | Password changed"
ROUTES: list[Route] = [
    *DOOR_ROUTES,
    Route(
        "POST",
        "/sys/login",
        login,
        public=True,
        body=Login,
        most_bytes=LOGIN_BYTES,
        result=LoginResult,
        summary="登录 | Sign in",
    ),
    Route("POST", "/sys/logout", logout, public=True, budget="page", summary="退出 | Sign out"),
    Route(
        "GET",
        "/sys/permission/getUserPermissionByToken",
        read_permissions,
        result=Permissions,
        summary="菜单与权限 | Menu and rights",
    ),
    Route(
        "GET",
        "/sys/user/getCurrentUserDeparts",
        current_departs,
        result=OwnDeparts,
        summary="我的部门 | My departments",
    ),
    Route(
        "POST",
        "/sys/selectDepart",
        select_depart,
        body=SelectDepart,
        result=ChosenDepart,
        summary="切换部门 | Choose a department",
    ),
    Route(
        "PUT",
        "/sys/selectDepart",
        select_depart,
        body=SelectDepart,
        result=ChosenDepart,
        summary="切换部门 | Choose a department",
    ),
    Route(
        "PUT",
        "/sys/user/updatePassword",
        update_password,
        body=UpdatePassword,
        message=_PASSWORD,
        summary="修改密码 | Password",
    ),
    Route(
        "POST",
        "/sys/user/updatePassword",
        update_password,
        body=UpdatePassword,
        message=_PASSWORD,
        summary="修改密码 | Password",
    ),
    Route(
        "GET",
        "/sys/login/ways",
        list_login_methods,
        public=True,
        budget="page",
        result=WaysShape,
        summary="登录方式 | Ways to sign in",
    ),
    Route(
        "GET", "/sys/randomImage/{key}", random_image, public=True, result=str, summary="验证码图片 | Captcha picture"
    ),
    Route(
        "POST",
        "/sys/checkCaptcha",
        answer_captcha,
        public=True,
        body=CheckCaptcha,
        result=Empty,
        summary="校验验证码 | Check a captcha",
    ),
    Route(
        "POST",
        "/sys/sms",
        send_code,
        public=True,
        body=SendCode,
        message="验证码已发送 | The code was sent",
        result=Empty,
        summary="发送短信验证码 | Send a code",
    ),
    Route(
        "POST",
        "/sys/phoneLogin",
        phone_login,
        public=True,
        body=PhoneLogin,
        result=LoginResult,
        summary="手机登录 | Sign in by phone",
    ),
    Route(
        "GET",
        "/sys/getLoginQrcode",
        make_qrcode,
        public=True,
        budget="code",
        result=Qrcode,
        summary="登录二维码 | QR code to sign in",
    ),
    Route(
        "POST",
        "/sys/qrcodeLogin",
        qrcode_login,
        public=True,
        budget="poll",
        body=QrcodeLogin,
        result=LoginResult,
        summary="扫码登录 | Sign in by QR code",
    ),
    Route(
        "POST",
        "/sys/scanLoginQrcode",
        scan_qrcode,
        body=ScanQrcode,
        result=QrcodeStep,
        summary="扫码确认 | Confirm a QR sign-in",
    ),
    Route(
        "GET",
        "/sys/thirdLogin/render/{source}",
        render,
        public=True,
        query=ThirdStart,
        raw=_HTML,
        summary="第三方登录 | Third party",
    ),
    Route(
        "GET",
        "/sys/thirdLogin/rehearsal",
        rehearse,
        public=True,
        query=Rehearsal,
        raw=_HTML,
        summary="演练身份 | Rehearsal provider",
    ),
    Route(
        "GET",
        "/sys/thirdLogin/{source}/callback",
        callback,
        public=True,
        query=ThirdCallback,
        raw=_HTML,
        summary="第三方回调 | Third party's answer",
    ),
    Route(
        "GET",
        "/sys/thirdLogin/getLoginUser/{token}/{third_type}",
        get_login_user,
        public=True,
        result=LoginResult,
        summary="第三方换取登录 | Exchange a third-party token",
    ),
    Route(
        "POST",
        "/sys/thirdLogin/bindingThirdPhone",
        bind_phone,
        public=True,
        body=BindPhone,
        result=TokenResult,
        summary="绑定手机号 | Bind a phone to a third-party account",
    ),
    Route(
        "GET",
        "/sys/cas/client/validateLogin",
        validate_login,
        public=True,
        query=CasTicket,
        result=LoginResult,
        summary="统一认证登录 | Sign in by CAS",
    ),
    *PROFILE_ROUTES,
    *REAL_NAME_ROUTES,
    *TWO_STEP_ROUTES,
]
