"""A person who reads the picture: the test looks the code up where the server keeps it."""

from typing import Any

from server.account.tickets import read_ticket


async def solve_captcha(client: Any) -> dict[str, str]:
    """What a login form sends for a fresh picture."""
    key = "1700000000000"
    picture = await client.result("GET", f"/sys/randomImage/{key}")
    assert picture.startswith("data:image/jpg;base64,/9j/")
    code = await read_ticket("captcha", key)
    return {"captcha": str(code).lower(), "checkKey": key}
