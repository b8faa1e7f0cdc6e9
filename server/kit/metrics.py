"""Metrics of a process: what is declared in server/metrics.py is counted here, at a cost of a few microseconds.

A process that has not opened its files (a script, a test) counts nothing. A forked child is not its parent: it opens files
of its own, or counts nothing.
"""

import logging
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import prometheus_client
from prometheus_client import CollectorRegistry, values
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric as Family
from prometheus_client.registry import Collector

from server.kit.metric_files import GAUGE_MODE, Place, claim_place, metrics_folder, read_families

MEDIA_TYPE = CONTENT_TYPE_PLAIN_0_0_4
PROCESS = "process"
_ENTRY_BYTES = 120
"""Of one number in a file, besides its names and labels."""
logger = logging.getLogger("guanjia.metrics")


@dataclass(frozen=True, eq=False)
class Metric:
    """One metric with its own labels, to which `process` is added ("web-0"). Labels never hold what names a person, an organisation or
    a record, and take few values: each set of values is a series for ever."""

    name: str
    help: str
    labels: tuple[str, ...] = ()
    series: dict[tuple[str, ...], Any] = field(default_factory=dict, init=False, repr=False)

    @property
    def file(self) -> str:
        return "counter"

    @property
    def numbers(self) -> int:
        """How many a series of it keeps."""
        return 1

    def make(self) -> Any:
        return prometheus_client.Counter(self.name, "", (*self.labels, PROCESS), registry=None)

    def find(self, labels: tuple[str, ...]) -> Any:
        """The series of these labels; None where this process counts nothing, or has no room for another series."""
        return self.series.get(labels) or _add_series(self, labels)


class Counter(Metric):
    """What only grows; its name ends with `_total`."""

    def add(self, *labels: str, by: float = 1) -> None:
        if (series := self.find(labels)) is not None:
            series.inc(by)


class Gauge(Metric):
    """A figure of the moment, which ends with its process."""

    @property
    def file(self) -> str:
        return f"gauge_{GAUGE_MODE}"

    def make(self) -> Any:
        labels = (*self.labels, PROCESS)
        return prometheus_client.Gauge(self.name, "", labels, registry=None, multiprocess_mode=GAUGE_MODE)

    def set(self, value: float, *labels: str) -> None:
        if (series := self.find(labels)) is not None:
            series.set(value)


@dataclass(frozen=True, eq=False)
class Histogram(Metric):
    """How often something took how long; `bounds` in the unit of its name, ascending."""

    bounds: tuple[float, ...] = ()

    @property
    def file(self) -> str:
        return "histogram"

    @property
    def numbers(self) -> int:
        return len(self.bounds) + 2

    def make(self) -> Any:
        labels = (*self.labels, PROCESS)
        return prometheus_client.Histogram(self.name, "", labels, registry=None, buckets=self.bounds)

    def observe(self, value: float, *labels: str) -> None:
        if (series := self.find(labels)) is not None:
            series.observe(value)


@dataclass(frozen=True)
class Fact:
    """What the installation as a whole holds: no process counts it, it is asked for when somebody wants the metrics."""

    name: str
    help: str
    labels: tuple[str, ...] = ()


Declared = Metric | Fact
Facts = dict[Fact, dict[tuple[str, ...], float]]
"""Fact -> values of its labels -> how much."""


class _Book:
    """The opened files of this process, and what it counts in them."""

    def __init__(self, place: Place, declared: Sequence[Metric]) -> None:
        self.place = place
        self.made = {metric: metric.make() for metric in declared}
        self.is_full = False

    def add(self, metric: Metric, labels: tuple[str, ...]) -> Any:
        words = sum(map(len, (metric.name, PROCESS, self.place.name, *metric.labels, *labels)))
        needed = metric.numbers * (_ENTRY_BYTES + 6 * words)
        if self.place.used(metric.file) + needed > self.place.path(metric.file).stat().st_size:
            if not self.is_full:
                logger.warning("no room for more series of %s; new ones are not counted", metric.name)
            self.is_full = True
            return None
        return self.made[metric].labels(*labels, self.place.name)


_book: _Book | None = None


def open_metrics(declared: Iterable[Declared], data_dir: Path, kind: str) -> None:
    """Begins to count, as a process of a kind ("web", "worker"); what cannot be written is said in the log and counted nowhere."""
    global _book
    close_metrics()
    os.register_at_fork(after_in_child=close_metrics)
    metrics = [metric for metric in declared if isinstance(metric, Metric)]
    try:
        place = claim_place(metrics_folder(data_dir), kind, _form(metrics))
    except OSError as error:
        logger.warning("nothing is counted: %s", error)
        return
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(place.folder)
    values.ValueClass = values.MultiProcessValue(lambda: place.name)
    _book = _Book(place, metrics)


def close_metrics() -> None:
    """Counts no more; what was counted stays for the next process in this place."""
    global _book
    if _book is None:
        return
    for metric in _book.made:
        metric.series.clear()
    os.close(_book.place.lock)
    _book = None


def _add_series(metric: Metric, labels: tuple[str, ...]) -> Any:
    if _book is None or (series := _book.add(metric, labels)) is None:
        return None
    metric.series[labels] = series
    return series


def _form(metrics: Sequence[Metric]) -> str:
    said = repr([(metric.file, metric.name, metric.labels, getattr(metric, "bounds", ())) for metric in metrics])
    return sha256(said.encode()).hexdigest()


class _Answer(Collector):
    def __init__(self, families: Iterable[Family]) -> None:
        self._families = families

    def collect(self) -> Iterator[Family]:
        yield from self._families


def write_metrics(declared: Sequence[Declared], data_dir: Path, facts: Facts) -> bytes:
    """What all processes of this machine count, and the facts, in the text form of Prometheus. Reads files: not for an event loop."""
    helps = {one.name.removesuffix("_total"): one.help for one in declared}
    families = [family for family in read_families(metrics_folder(data_dir)) if family.name in helps]
    for family in families:
        family.documentation = helps[family.name]
    for fact, found in facts.items():
        family = GaugeMetricFamily(fact.name, fact.help, labels=fact.labels)
        for labels, value in found.items():
            family.add_metric(labels, value)
        families.append(family)
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Answer(families))
    return generate_latest(registry)
