"""All metrics of the product, in one list: what may be counted, by which labels, and what the answer of `/metrics` says of it.

Boards and alerts (docs/deploy/) name these; a test holds them together. No label names an organisation, a person, a record or a path
as it was asked for: organisations by how many people they have, calls by the pattern of their declared route.
"""

from server.kit.metrics import Counter, Declared, Fact, Gauge, Histogram

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
WORK_SECONDS = (0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600)

REQUESTS = Counter(
    "guanjia_requests_total", "Requests answered", ("route", "method", "status", "organisation")
)  # fmt: skip
ROUTE_SECONDS = Counter("guanjia_route_seconds_total", "Seconds spent in answering, by route", ("route",))
REQUEST_SECONDS = Histogram(
    "guanjia_request_seconds", "How long answers took", ("method", "organisation"), bounds=SECONDS
)
LOOP_LATE = Histogram(
    "guanjia_loop_late_seconds", "How late the event loop came back", bounds=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 5)
)
LOOP_STALLS = Counter("guanjia_loop_stalls_total", "Times the event loop stood still for 0.25 s or more")
LOOP_STALL_SECONDS = Counter("guanjia_loop_stall_seconds_total", "Seconds in which the event loop stood still")
SOCKETS = Gauge("guanjia_sockets", "Open sockets", ("organisation",))
BUS_DEAF = Gauge("guanjia_bus_deaf", "1 while events may pass unheard")
EVENTS = Counter("guanjia_events_published_total", "Events put on the bus")
LOG_WAITING = Gauge("guanjia_log_lines_waiting", "Lines of the operation log that are not written yet")
POOL = Gauge("guanjia_pool_connections", "Connections to the database", ("pool", "state"))
POOL_MOST = Gauge("guanjia_pool_most_connections", "Most connections that a pool may have", ("pool",))
MEMORY = Gauge("guanjia_memory_bytes", "Resident memory")
STARTED = Gauge("guanjia_started_seconds", "When the process started, since 1970")
TASKS = Counter("guanjia_tasks_total", "Long tasks that ended", ("kind", "state"))
TASK_SECONDS = Histogram(
    "guanjia_task_seconds", "How long tasks took, from their claim on", ("kind",), bounds=WORK_SECONDS
)
FIRES = Counter("guanjia_job_runs_total", "Runs of due jobs that ended", ("run", "state"))

DATABASE_UP = Fact("guanjia_database_up", "1 if the database answers")
REDIS_UP = Fact("guanjia_redis_up", "1 if Redis answers")
OUTBOX_WAITING = Fact("guanjia_outbox_waiting", "Events that wait to be published")
OUTBOX_AGE = Fact("guanjia_outbox_age_seconds", "Age of the oldest event that waits")
QUEUE_DEPTH = Fact("guanjia_queue_depth", "Calls that wait for a worker", ("queue",))
TASKS_WAITING = Fact("guanjia_tasks_waiting", "Long tasks that wait")
FIRES_WAITING = Fact("guanjia_job_runs_waiting", "Due jobs that wait")
WORKER_SEEN = Fact("guanjia_worker_seen_seconds", "Since any worker was heard; absent after two minutes")
ORGANISATIONS = Fact("guanjia_organisations", "Organisations, by how many people they have", ("organisation",))
RESTARTS = Fact(
    "guanjia_restarts", "Times a part was started again since the start of the machine's installation", ("part",)
)

METRICS: tuple[Declared, ...] = (
    REQUESTS,
    ROUTE_SECONDS,
    REQUEST_SECONDS,
    LOOP_LATE,
    LOOP_STALLS,
    LOOP_STALL_SECONDS,
    SOCKETS,
    BUS_DEAF,
    EVENTS,
    LOG_WAITING,
    POOL,
    POOL_MOST,
    MEMORY,
    STARTED,
    TASKS,
    TASK_SECONDS,
    FIRES,
    DATABASE_UP,
    REDIS_UP,
    OUTBOX_WAITING,
    OUTBOX_AGE,
    QUEUE_DEPTH,
    TASKS_WAITING,
    FIRES_WAITING,
    WORKER_SEEN,
    ORGANISATIONS,
    RESTARTS,
)
