"""Counts of several processes of a machine: all in one answer, none lost with its process, none of the moment kept after it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.kit.metric_files import metrics_folder
from tests.kit.counting import Counting, read_values

Begin = Callable[..., Counting]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    begun: list[Counting] = []

    def one(*arguments: str) -> Counting:
        begun.append(Counting(tmp_path, *arguments))
        return begun[-1]

    yield one
    for counting in begun:
        counting.kill()


def test_one_answer_holds_what_all_processes_count(begin: Begin, tmp_path: Path) -> None:
    first, second, worker = begin(), begin(), begin("worker")
    first.tell("done a 2")
    second.tell("done a 3")
    worker.tell("done b 1")
    for seconds in (0.5, 2, 9):
        worker.tell(f"took {seconds}")
    found = read_values(tmp_path)
    assert found["t_done_total{process=web-0,what=a}"] == 2
    assert found["t_done_total{process=web-1,what=a}"] == 3
    assert found["t_done_total{process=worker-0,what=b}"] == 1
    buckets = [found[f"t_took_seconds_bucket{{le={bound},process=worker-0}}"] for bound in ("1.0", "5.0", "+Inf")]
    assert (buckets, found["t_took_seconds_sum{process=worker-0}"]) == ([1, 2, 3], 11.5)


def test_a_killed_process_leaves_its_counts_but_no_figure_of_the_moment(begin: Begin, tmp_path: Path) -> None:
    first, second = begin(), begin()
    for counting in (first, second):
        counting.tell("done a 1")
        counting.tell("open 7")
    first.kill()
    found = read_values(tmp_path)
    assert found["t_done_total{process=web-0,what=a}"] == 1
    assert "t_open{process=web-0}" not in found
    assert found["t_open{process=web-1}"] == 7


def test_the_next_process_goes_on_in_the_place_of_a_dead_one(begin: Begin, tmp_path: Path) -> None:
    """However often one is restarted there are no more files, and the sums do not fall."""
    for turn in range(3):
        counting = begin()
        assert "t_open{process=web-0}" not in read_values(tmp_path)
        counting.tell("done a 1")
        counting.tell("open 1")
        assert read_values(tmp_path)["t_done_total{process=web-0,what=a}"] == turn + 1
        counting.kill()
    assert len(list(metrics_folder(tmp_path).glob("*.lock"))) == 1


def test_a_forked_child_does_not_count_in_the_files_of_its_parent(begin: Begin, tmp_path: Path) -> None:
    parent = begin()
    parent.tell("done a 1")
    parent.tell("fork a")
    parent.tell("fork b")
    parent.tell("done a 1")
    assert read_values(tmp_path)["t_done_total{process=web-0,what=a}"] == 2
    assert "t_done_total{process=web-0,what=b}" not in read_values(tmp_path)
    assert begin().tell("done c 1") == "ok"
    assert read_values(tmp_path)["t_done_total{process=web-1,what=c}"] == 1


def test_counts_of_another_form_are_not_taken_over(begin: Begin, tmp_path: Path) -> None:
    """After an upgrade that counts by other labels the old series would be of no declared metric."""
    old = begin()
    old.tell("done a 5")
    old.kill()
    begin("web", "colour").tell("done a 1")
    assert read_values(tmp_path)["t_done_total{process=web-0,what=a}"] == 1


def test_what_finds_no_room_is_not_counted_and_the_file_does_not_grow(begin: Begin, tmp_path: Path) -> None:
    """A file that grows would be written to where a full disk may have no room, which kills the process."""
    counting = begin()
    assert counting.tell("many 2000") == "ok"
    (file,) = metrics_folder(tmp_path).glob("counter_*.db")
    assert file.stat().st_size == 64 << 10
    for taken in metrics_folder(tmp_path).glob("*.db"):
        assert taken.stat().st_blocks * 512 >= taken.stat().st_size > 0
    assert 50 < len([name for name in read_values(tmp_path) if name.startswith("t_done")]) < 2000
    assert counting.tell("done kind-0 1") == "ok"
    assert read_values(tmp_path)["t_done_total{process=web-0,what=kind-0}"] == 2


def test_a_file_that_a_lost_machine_left_half_written_spoils_nothing(begin: Begin, tmp_path: Path) -> None:
    first, second = begin(), begin()
    for counting in (first, second):
        counting.tell("done a 4")
    first.kill()
    (file,) = metrics_folder(tmp_path).glob("counter_web-0.db")
    whole = file.read_bytes()
    file.write_bytes(whole[:8] + bytes(len(whole) - 8))
    assert read_values(tmp_path)["t_done_total{process=web-1,what=a}"] == 4
    assert begin().tell("done a 1") == "ok"
    assert read_values(tmp_path)["t_done_total{process=web-0,what=a}"] == 1
    (metrics_folder(tmp_path) / "counter_web-9.db").write_bytes(b"")
    assert read_values(tmp_path)["t_done_total{process=web-0,what=a}"] == 1


def test_a_folder_that_cannot_be_written_stops_no_process(begin: Begin, tmp_path: Path) -> None:
    (tmp_path / "metrics").write_text("in the way")
    assert begin().tell("done a 1") == "ok"
    assert not list((tmp_path).glob("metrics/*"))
