"""Input of the data rule calls."""

from pydantic import Field

from server.http.body import Body


class PermissionIdQuery(Body):
    permission_id: str = Field(max_length=40)


class RuleQuery(Body):
    permission_id: str = Field(max_length=40)
    rule_name: str = Field(default="", max_length=100)
    rule_value: str = Field(default="", max_length=255)


class RuleEntry(Body):
    """A data rule: column, condition and value as in the wire contract 6.3, never SQL."""

    permission_id: str = Field(max_length=40)
    rule_name: str = Field(min_length=1, max_length=100)
    rule_column: str = Field(min_length=1, max_length=60)
    rule_conditions: str = Field(max_length=20)
    rule_value: str = Field(min_length=1, max_length=255)
    status: str = Field(default="1", pattern="^[01]$")


class EditRule(RuleEntry):
    id: str = Field(max_length=40)


class SaveRoleRules(Body):
    role_id: str = Field(max_length=40)
    permission_id: str = Field(max_length=40)
    data_rule_ids: str = Field(default="", max_length=20_000)


class SaveDepartRules(Body):
    depart_id: str = Field(max_length=40)
    permission_id: str = Field(max_length=40)
    data_rule_ids: str = Field(default="", max_length=20_000)
