"""Third apps: accounts of other apps, which clients of this family ask about on the list of users; none is connected."""

from starlette.requests import Request

from schema.kit.errors import Refusal
from server.kit.actor import Actor

NOT_CONNECTED = "未接入该应用 | This app is not connected"
NO_WORKFLOW = "未启用流程服务 | There is no workflow service"


async def third_apps(request: Request, actor: Actor) -> dict[str, bool]:
    """GET /sys/thirdApp/getEnabledType: clients ask when they open the user list; none is connected."""
    return {"wechatEnterprise": False, "dingtalk": False}


async def third_app(request: Request, actor: Actor) -> None:
    """/sys/thirdApp/sync…, sendMessageTest, recallMessageTest: getEnabledType says that none is connected."""
    raise Refusal(NOT_CONNECTED, id="thirdApp.off")


async def sync_users(request: Request, actor: Actor) -> None:
    """/act/process/extActProcess/doSyncUser."""
    raise Refusal(NO_WORKFLOW, id="workflow.off")
