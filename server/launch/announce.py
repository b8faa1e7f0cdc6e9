"""Announces in the terminal when the started program is ready, where, and who can sign in; or what it still waits for."""

import http.client
import json
import threading
import time
from collections.abc import Callable

from server.launch.options import Options

PATIENCE = 60.0
DEMO_PASSWORD = "Guanjia@2026"
ACCOUNTS = (
    ("admin", "管理员 | administrator"),
    ("clerk1 · clerk2", "前台 | front desk"),
    ("dispatcher", "客房调度 | housekeeping dispatcher"),
    ("hk1 … hk8", "客房员,手机页 /m/housekeeping | housekeepers, phone page"),
    ("member1", "商会会员 | member of the chamber"),
    ("admin2", "另一租户的管理员 | administrator of the other tenant"),
)


def announce_when_ready(options: Options, begun: float, say: Callable[[str], None]) -> None:
    """Ask in a thread of its own, since the main thread carries the processes."""
    threading.Thread(target=wait_and_say, args=(options, begun, say), daemon=True).start()


def wait_and_say(options: Options, begun: float, say: Callable[[str], None]) -> None:
    until = time.monotonic() + PATIENCE
    answer = "-"
    while time.monotonic() < until:
        status, answer = ask_ready(options)
        if status == 200:
            say(greeting(options, time.monotonic() - begun))
            return
        time.sleep(0.1)
    say(f"一分钟后仍未就绪 | not ready after a minute: {answer}")


def ask_ready(options: Options) -> tuple[int, str]:
    host = options.address.removeprefix("http://").rsplit(":", 1)[0].strip("[]")
    line = http.client.HTTPConnection(host, options.port, timeout=2)
    try:
        line.request("GET", "/readyz")
        heard = line.getresponse()
        body = heard.read(4096).decode(errors="replace")
        return heard.status, shorten(body)
    except (OSError, http.client.HTTPException) as error:
        return 0, str(error)
    finally:
        line.close()


def shorten(body: str) -> str:
    try:
        return json.dumps(json.loads(body), ensure_ascii=False)
    except ValueError:
        return body[:200]


def greeting(options: Options, seconds: float) -> str:
    lines = [
        "",
        f"  管家已就绪 | Guanjia is ready  ({seconds:.1f} s)",
        f"  {options.address}",
    ]
    if options.demo:
        password = "ADMIN_PASSWORD" if options.admin_password else DEMO_PASSWORD
        lines += ["", f"  演示账号,密码 {password} | demo accounts, password {password}"]
        lines += [f"    {name:<18}{meaning}" for name, meaning in ACCOUNTS]
    lines += ["", "  Ctrl-C 停止 | stops", ""]
    return "\n".join(lines)
