"""Routes of real-name verification: one's own, for which being signed in is the right, and the reviewer's question to the checker."""

from server.account.real_names.effects import REVIEW, check_again, read_own, submit_own
from server.account.real_names.shapes import CheckAgain, Checked, OwnRealName, SubmitRealName
from server.http.route import Route

REAL_NAME_ROUTES: list[Route] = [
    Route("GET", "/sys/user/realName", read_own, result=OwnRealName, summary="我的实名认证 | My verification"),
    Route(
        "POST",
        "/sys/user/realName",
        submit_own,
        body=SubmitRealName,
        message="提交成功，请等待审核 | Handed in; it will be reviewed",
        result=OwnRealName,
        summary="提交实名认证 | Hand in my verification",
    ),
    Route(
        "POST",
        "/sys/realName/check",
        check_again,
        needs=REVIEW,
        body=CheckAgain,
        message="核验完成 | Checked",
        result=Checked,
        summary="再次核验 | Ask the checker again",
    ),
]
