"""The files of docs/deploy name what there is: declared metrics with their labels, settings that are read, a unit that systemd takes.

The image and the compose file are not built here, for which a registry would have to be reached; what they say is read.
"""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.kit.metrics import Histogram
from server.metrics import METRICS
from server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "docs" / "deploy"
_NAME = re.compile(r"guanjia_[a-z_]+")
_LABELS = re.compile(r"\{([^}]*)\}|\bby \(([^)]*)\)")
OF_PROMETHEUS = {"instance", "job", "le", "process", "severity"}
OF_THE_LAUNCHER = {"DEMO", "ADMIN_PASSWORD", "WEB_SILENCE_SECONDS"}


def names_of_answer() -> set[str]:
    """As Prometheus stores them: a histogram is three."""
    parts = ("_bucket", "_sum", "_count")
    return {one.name + part for one in METRICS for part in (parts if isinstance(one, Histogram) else ("",))}


def board_queries() -> Iterator[str]:
    board = json.loads((DEPLOY / "board.json").read_text(encoding="utf-8"))
    for panel in board["panels"]:
        yield from (target["expr"] for target in panel.get("targets", []))
    yield from (one["query"]["query"] for one in board["templating"]["list"] if one["type"] == "query")


def alert_queries() -> Iterator[str]:
    """Each expression, on one line or on several."""
    text = (DEPLOY / "alerts.yml").read_text(encoding="utf-8")
    yield from re.findall(r"expr: (?:>-\n)?((?:.*\n)(?: {10}.*\n)*)", text)


@pytest.mark.parametrize("queries", [board_queries, alert_queries], ids=["board", "alerts"])
def test_every_metric_that_is_asked_for_is_declared(queries: Any) -> None:
    asked = [name for query in queries() for name in _NAME.findall(query)]
    assert len(set(asked)) > 10
    assert set(asked) - names_of_answer() == set()


@pytest.mark.parametrize("queries", [board_queries, alert_queries], ids=["board", "alerts"])
def test_every_label_that_is_asked_for_is_one_of_its_metric(queries: Any) -> None:
    for query in queries():
        names = set(_NAME.findall(query))
        known = {label for one in METRICS for label in one.labels if any(name.startswith(one.name) for name in names)}
        for selected, grouped in _LABELS.findall(query):
            asked = set(re.findall(r"(\w+)\s*[=!]", selected)) | {
                part.strip() for part in grouped.split(",") if grouped
            }
            assert asked <= known | OF_PROMETHEUS, query


def test_every_declared_metric_is_on_the_board_or_warned_of() -> None:
    asked = " ".join([*board_queries(), *alert_queries()])
    assert [one.name for one in METRICS if one.name not in asked] == []


def test_every_alert_says_what_it_means_and_whom_it_wakes() -> None:
    alerts = (DEPLOY / "alerts.yml").read_text(encoding="utf-8").split("- alert: ")[1:]
    assert len(alerts) == len(list(alert_queries()))
    for alert in alerts:
        assert re.search(r"severity: (page|tell) ", alert) and 'summary: "' in alert, alert


def test_names_of_metrics_follow_the_customs_of_prometheus() -> None:
    for one in METRICS:
        assert re.fullmatch(r"guanjia(_[a-z]+)+", one.name)
        assert (type(one).__name__ == "Counter") == one.name.endswith("_total"), one.name
        assert OF_PROMETHEUS.isdisjoint(one.labels), one.name
    assert len({one.name for one in METRICS}) == len(METRICS)


def test_the_files_set_only_what_is_read() -> None:
    compose = (DEPLOY / "compose.yml").read_text(encoding="utf-8")
    (block,) = re.findall(r"guanjia:\n(?:.*\n)*?    environment:\n((?: {6}.*\n)+)", compose)
    set_there = set(re.findall(r"^ {6}([A-Z_]+):", block, re.MULTILINE))
    assert set_there <= {name.upper() for name in Settings.model_fields} | OF_THE_LAUNCHER
    example = set(re.findall(r"^([A-Z_]+)=", (DEPLOY / "compose.env.example").read_text(), re.MULTILINE))
    assert set(re.findall(r"\$\{([A-Z_]+)", compose)) == example


def test_the_image_runs_as_nobody_special_and_says_whether_it_lives() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    last = text.rsplit("\nFROM ", 1)[1]
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE) and "HEALTHCHECK" in last and "/healthz" in last
    assert re.search(r'^CMD \["python", "-m", "server.launch", "start"\]$', last, re.MULTILINE)
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE)
    missing = [path for line in copied for path in line.split() if not (ROOT / path).exists()]
    assert missing == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "guanjia.service").read_text(encoding="utf-8")
    unit = tmp_path / "guanjia.service"
    unit.write_text(text.replace("/opt/guanjia/.venv/bin/python", shutil.which("python3") or "/usr/bin/python3"))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True)
    said = [line for line in done.stderr.splitlines() if "guanjia.service" in line]
    assert (done.returncode, said) == (0, []), done.stderr
