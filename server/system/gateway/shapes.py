"""Input of the gateway table's own call."""

from typing import Any

from server.http.body import Body


class GatewayRouter(Body):
    """A route as clients of the family send it; what is left out stays as it is. Each value is checked as in the generic form.

    predicates, filters: a JSON text or what it says, checked part by part (`table.py`).
    """

    router_id: str = ""
    name: str | None = None
    uri: str | None = None
    predicates: Any = None
    filters: Any = None
    strip_prefix: int | str | None = None
    retryable: bool | int | str | None = None
    persistable: bool | int | str | None = None
    show_api: bool | int | str | None = None
    forward_token: bool | int | str | None = None
    status: int | str | None = None
    row_version: int | str | None = None


class GatewayUpdate(Body):
    router: GatewayRouter = GatewayRouter()
