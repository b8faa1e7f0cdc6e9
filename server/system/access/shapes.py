"""Input and answers of the calls that grant rights and narrow them."""

from typing import Literal

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape


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


class SaveRolePermission(Body):
    role_id: str = Field(max_length=40)
    permission_ids: str = Field(default="", max_length=400_000)


class SaveTenantPermission(Body):
    tenant_id: str = Field(max_length=40)
    permission_ids: str = Field(default="", max_length=400_000)


class SaveDepartPermission(Body):
    depart_id: str = Field(max_length=40)
    permission_ids: str = Field(default="", max_length=400_000)


class RoleIdQuery(Body):
    role_id: str = Field(max_length=40)


class TenantIdQuery(Body):
    """`tenant_id` empty means one's own."""

    tenant_id: str = Field(default="", max_length=40)


class DepartIdQuery(Body):
    depart_id: str = Field(max_length=40)


class ExplainQuery(Body):
    """A right by its code; or, by `path` and `row_id`, whether the person sees this row, and the right to list such rows."""

    user_id: str = Field(max_length=40)
    code: str = Field(default="", max_length=100)
    path: str = Field(default="", max_length=100)
    row_id: str = Field(default="", max_length=40)


class DataRule(Shape):
    """A rule that narrows which rows a grant shows."""

    id: str
    permission_id: str
    rule_name: str
    rule_column: str | None
    rule_conditions: str
    rule_value: str | None
    status: str


class ChosenRules(Shape):
    """The rules of an entry; `drChecked`: ids of those that narrow the grant, joined by commas."""

    datarule: list[DataRule]
    dr_checked: str | None = None


class ExplainedUser(Shape):
    id: str
    username: str
    realname: str


class ExplainedGrant(Shape):
    """One grant with the data rules that narrow what it shows. `resource`: the path of the rows that they are about."""

    role_id: str
    role_code: str
    role_name: str
    depart_id: str | None
    depart_name: str | None
    permission_id: str
    permission_name: str
    enabled: bool
    resource: str | None
    rules: list[DataRule]


class ExplainedStep(Shape):
    question: str
    answer: bool
    decides: bool


Meaning = Literal["own", "department", "organisation", "moment", "value"]


class ExplainedRule(Shape):
    """A data rule against the row. `filled`: what its value stands for to the person; `means` by what it is compared: themselves,
    their departments, their organisation, now, or a fixed value; `fits`: null where the field is hidden from who asks."""

    rule: DataRule
    filled: list[str]
    means: Meaning
    fits: bool | None


class ExplainedSource(Shape):
    """A grant of the entry that shows such rows; without rules it shows all of them."""

    role_name: str
    depart_name: str | None
    permission_name: str
    rules: list[ExplainedRule]
    fits: bool


class ExplainedRow(Shape):
    """Whether a person sees one row. `label`: of what kind it is; `above`: paths of what it belongs to and is hidden with."""

    path: str
    label: str
    id: str
    seen: bool
    rule: str
    trace: list[ExplainedStep]
    sources: list[ExplainedSource]
    above: list[str]


class Explanation(Shape):
    """`allowed`: the evaluator's answer; `held`: what the person's session is answered with; `row`: where one was asked about."""

    user: ExplainedUser
    code: str
    roles: list[str]
    held: bool
    grants: list[ExplainedGrant]
    allowed: bool
    rule: str
    trace: list[ExplainedStep]
    row: ExplainedRow | None
