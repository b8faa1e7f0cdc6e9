"""What the steps of the domain's processes do besides changing the state."""

from schema.crm.tenant_question import tenant_question
from server.crm.questions import sign_answer
from server.engine.effects import Effects

EFFECTS: dict[str, Effects] = {tenant_question.path: Effects(on={"answer": sign_answer, "revise": sign_answer})}
