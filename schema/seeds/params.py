"""Parameters that every organisation starts with: their keys are read by name, so that they can be found and set."""

from typing import NamedTuple


class ParamPlan(NamedTuple):
    key: str
    name: str
    kind: str
    value: str
    remark: str


PARAMS: tuple[ParamPlan, ...] = (
    ParamPlan(
        "dayUseShare",
        "钟点房价格比例",
        "number",
        "0.5",
        "钟点房按当晚房价的比例计价，0.01 至 2 | What day use costs, as a share of the night's price, 0.01 to 2",
    ),
)
