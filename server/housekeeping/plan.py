"""The plan of who should take which order: a pure function, so that a preview and its application agree."""

from dataclasses import dataclass, field
from datetime import datetime

SAME_BUILDING_BONUS = 0.08
NO_SKILL = "没有人能做这些项目 | Nobody serves these items"
NO_AREA = "没有人负责这个小区 | Nobody covers this community"
FULL = "今天的工时都满了 | Everybody's minutes are full today"
NOBODY = "今天没有人在岗 | Nobody is on duty today"


@dataclass(frozen=True, slots=True)
class Job:
    """An order that waits for somebody."""

    id: int
    minutes: int
    items: frozenset[int]
    community_id: int | None
    building_id: int | None
    deadline: datetime | None
    priority: str = "L"
    default_staff: int | None = None
    refused_by: frozenset[int] = frozenset()


@dataclass(slots=True)
class Worker:
    """A housekeeper on duty; `load` grows while the plan is made. Empty `areas` means everywhere."""

    id: int
    name: str
    skills: frozenset[int]
    areas: frozenset[int]
    limit: int
    efficiency: float
    load: int = 0
    buildings: set[int] = field(default_factory=set)

    def minutes_for(self, job: Job) -> int:
        return round(job.minutes / self.efficiency) if self.efficiency > 0 else job.minutes

    def fits(self, job: Job) -> bool:
        return self.load + self.minutes_for(job) <= self.limit

    def take(self, job: Job) -> int:
        minutes = self.minutes_for(job)
        self.load += minutes
        if job.building_id is not None:
            self.buildings.add(job.building_id)
        return minutes


@dataclass(frozen=True, slots=True)
class Assignment:
    """`worker_id` None: nobody fits, `reason` says why."""

    job_id: int
    worker_id: int | None
    minutes: int
    reason: str


_RANK = {"H": 0, "M": 1, "L": 2}


def _urgency(job: Job) -> tuple[int, float, int, int]:
    """Urgent first, then the nearest deadline, then the longest work, which is hardest to place."""
    due = job.deadline.timestamp() if job.deadline else float("inf")
    return (_RANK.get(job.priority, 2), due, -job.minutes, job.id)


def _filter(job: Job, workers: list[Worker]) -> tuple[list[Worker], str]:
    """Workers who may take the job, or why there are none."""
    if not workers:
        return [], NOBODY
    able = [worker for worker in workers if job.items <= worker.skills and worker.id not in job.refused_by]
    if not able:
        return [], NO_SKILL
    near = [worker for worker in able if not worker.areas or job.community_id in worker.areas]
    if not near:
        return [], NO_AREA
    free = [worker for worker in near if worker.fits(job)]
    return free, "" if free else FULL


def _share(worker: Worker, job: Job) -> tuple[float, int]:
    """The filled part of her day after this job; being in the building already counts for her."""
    share = (worker.load + worker.minutes_for(job)) / max(worker.limit, 1)
    bonus = SAME_BUILDING_BONUS if job.building_id in worker.buildings else 0.0
    return (share - bonus, worker.id)


def make_plan(jobs: list[Job], workers: list[Worker], *, balance: bool = True) -> list[Assignment]:
    """Assigns in order of urgency: the room's usual housekeeper first, else the one whose day is emptiest."""
    plan = []
    for job in sorted(jobs, key=_urgency):
        candidates, reason = _filter(job, workers)
        usual = next((worker for worker in candidates if worker.id == job.default_staff), None)
        if usual is None and not balance:
            candidates = []
        chosen = usual or min(candidates, key=lambda worker: _share(worker, job), default=None)
        if chosen is None:
            plan.append(Assignment(job.id, None, 0, reason))
            continue
        why = "默认人员 | Usual housekeeper" if chosen is usual else "工时均衡 | Balanced minutes"
        plan.append(Assignment(job.id, chosen.id, chosen.take(job), why))
    return plan
