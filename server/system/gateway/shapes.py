"""Input of the gateway table's own call."""

from typing import Any

from pydantic import Field

from server.http.body import Body


class GatewayUpdate(Body):
    """`router`: a route with `predicates` and `filters` as JSON texts, as clients of the family send it."""

    router: dict[str, Any] = Field(default_factory=dict)
