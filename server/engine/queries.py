"""Query parameters that generic calls share."""

from pydantic import ConfigDict, Field

from schema.kit.wire import camel
from server.http.body import Body


class IdQuery(Body):
    id: str = Field(max_length=40)


class IdsQuery(Body):
    """Comma-joined ids; a trailing comma is fine."""

    ids: str = Field(max_length=200_000)


class AuditQuery(Body):
    """`table` is the resource's path."""

    table: str = Field(max_length=100)
    row_id: str = Field(max_length=40)


class ListParams(Body):
    """Paging, sort and advanced query; any field name filters too (wire contract 3)."""

    model_config = ConfigDict(extra="allow", alias_generator=camel)

    page_no: int = 1
    page_size: int = 10
    column: str = ""
    order: str = ""
    field: str = ""
    super_query_params: str = ""
    super_query_match_type: str = "and"
