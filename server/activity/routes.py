"""Calls of the domain that are not generic."""

from typing import Any

from starlette.requests import Request

from server.activity.door import ActAtDoor, check_at_door, read_door
from server.activity.hall_wall import read_hall
from server.activity.here import open_here, sign_in_here
from server.activity.models import (
    ActivityToken,
    CheckedAtDoor,
    CheckedTicket,
    CheckTicket,
    Door,
    HallWall,
    Here,
    HereCode,
    OpenActivity,
    OpenTicket,
    SignedInHere,
    SignedUp,
    SignInForm,
    SignInHere,
    SignUp,
    SignUpLink,
    TicketToken,
)
from server.activity.sign_in_form import read_form
from server.activity.signing_up import open_activity, read_link, sign_up
from server.activity.ticket_page import cancel_seat, open_ticket
from server.activity.tickets import check_ticket
from server.http.adapters import Id, with_body
from server.http.route import Route
from server.kit.actor import Actor

DOOR = "act:registration:door"


async def _door(request: Request, actor: Actor) -> Any:
    return await read_door(actor)


ROUTES: list[Route] = [
    Route(
        "POST",
        "/act/public/open",
        open_activity,
        public=True,
        body=ActivityToken,
        result=OpenActivity,
        writes=False,
        summary="打开活动报名页 | Open the page of an activity",
    ),
    Route(
        "POST",
        "/act/public/signUp",
        sign_up,
        public=True,
        body=SignUp,
        result=SignedUp,
        message="报名已提交 | Signed up",
        summary="报名 | Sign up",
    ),
    Route(
        "POST",
        "/act/public/ticket",
        open_ticket,
        public=True,
        body=TicketToken,
        result=OpenTicket,
        writes=False,
        summary="打开自己的票 | Open one's own ticket",
    ),
    Route(
        "POST",
        "/act/public/cancel",
        cancel_seat,
        public=True,
        body=TicketToken,
        result=OpenTicket,
        message="报名已取消 | Cancelled",
        summary="取消自己的报名 | Cancel one's own registration",
    ),
    Route(
        "POST",
        "/act/public/here",
        open_here,
        public=True,
        body=HereCode,
        result=Here,
        writes=False,
        summary="打开现场签到 | Open signing in by the code of the wall",
    ),
    Route(
        "POST",
        "/act/public/signIn",
        sign_in_here,
        public=True,
        body=SignInHere,
        result=SignedInHere,
        message="已签到 | Signed in",
        summary="现场自助签到 | Sign in by oneself",
    ),
    Route(
        "GET",
        "/act/activity/wall",
        read_hall,
        needs=DOOR,
        query=Id,
        result=HallWall,
        summary="会场大屏 | Wall of the hall",
    ),
    Route(
        "GET",
        "/act/activity/link",
        read_link,
        needs="act:activity:list",
        query=Id,
        result=SignUpLink,
        summary="报名链接 | Sign-up link",
    ),
    Route(
        "GET",
        "/act/activity/signInForm",
        read_form,
        needs="act:registration:list",
        query=Id,
        result=SignInForm,
        summary="签到表 | Sign-in form",
    ),
    Route(
        "POST",
        "/act/registration/check",
        check_ticket,
        needs="act:registration:check",
        body=CheckTicket,
        result=CheckedTicket,
        summary="签到核销 | Check a ticket",
    ),
    Route(
        "GET",
        "/act/registration/door",
        _door,
        needs=DOOR,
        result=Door,
        summary="入场名单 | Tickets at the door",
    ),
    Route(
        "POST",
        "/act/registration/door/act",
        with_body(check_at_door),
        needs=DOOR,
        body=ActAtDoor,
        result=CheckedAtDoor,
        summary="现场核销 | Check a ticket at the door",
    ),
]
