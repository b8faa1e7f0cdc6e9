"""What the supervisor of a start does when a part ends: again, later each time, and when it gives up."""

import io
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from server.kit.restarts import Restarts, read_restarts
from server.kit.watchdog import ADDRESS, tell_alive
from server.launch.backoff import AT_ONCE, LONGEST_WAIT, MOST_AFTER_RUNNING, MOST_NEVER_RUN, WAITS, Backoff
from server.launch.failure import LaunchFailure
from server.launch.output import Output
from server.launch.procfile import Program
from server.launch.start import end_programs
from server.launch.supervisor import Supervisor
from server.launch.watchdog import Watchdog
from tests.faults.launched import mounted

PATIENCE, SILENCE = 30, 2.0


class House:
    """A supervisor of shell commands, looked at by hand; `lines` is what it said. One named "server" the others need."""

    def __init__(self, folder: Path, **commands: str) -> None:
        self.stream = io.StringIO()
        self.lines: list[str] = []
        output = Output(self.stream, list(commands))
        environment = {"PATH": os.environ["PATH"]}
        self.programs = {name: Program(name, text, environment, output, SILENCE) for name, text in commands.items()}
        for program in self.programs.values():
            program.begin()
        self.restarts = Restarts(folder, "test", list(commands))
        servers = [program for name, program in self.programs.items() if name == "server"]
        others = [program for name, program in self.programs.items() if name != "server"]
        self.supervisor = Supervisor(servers, others, folder, self.restarts, self.lines.append)
        self.ahead = 0.0

    def look_until(self, holds: Callable[[], bool]) -> None:
        """Waits are skipped while nothing runs: whatever did would seem to have lived through them."""
        until = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < until, self.lines
            if all(program.ended() for program in self.programs.values()):
                self.ahead += LONGEST_WAIT
            self.supervisor.look(time.monotonic() + self.ahead)
            time.sleep(0.01)

    def pid(self, name: str) -> int:
        child = self.programs[name].child
        assert child is not None
        return child.pid


@pytest.fixture
def build(folder: Path) -> Iterator[Callable[..., House]]:
    built: list[House] = []

    def begin(**commands: str) -> House:
        built.append(House(folder, **commands))
        return built[-1]

    yield begin
    for house in built:
        end_programs([*house.programs.values()])


def is_gone(pid: int) -> bool:
    return not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


@pytest.mark.parametrize("ending", ["kill -9 $$", "exit 0", "exit 3"])
def test_whatever_ends_is_started_again_and_the_others_stay(build: Callable[..., House], ending: str) -> None:
    house = build(ends=f"read line < /proc/self/stat; sleep 0.1; {ending}", stays="exec sleep 100")
    stays = house.pid("stays")
    first = house.pid("ends")
    house.look_until(lambda: house.pid("ends") != first)
    assert house.pid("stays") == stays and house.programs["stays"].ended() is None
    reason = {"kill -9 $$": "killed by SIGKILL", "exit 0": "exit status 0", "exit 3": "exit status 3"}[ending]
    assert f"ends ended ({reason}), restart 1" in house.lines[0]


def test_what_a_killed_program_has_started_is_gone_before_the_next_begins(build: Callable[..., House]) -> None:
    house = build(parent="sleep 1000 & exec sleep 1001")
    first = house.pid("parent")
    group = [first]

    def has_child() -> bool:
        group[1:] = [one.pid for one in psutil.Process(first).children()]
        return len(group) == 2

    house.look_until(has_child)
    os.kill(first, signal.SIGKILL)
    house.look_until(lambda: house.pid("parent") != first)
    assert is_gone(group[1])


def test_what_never_runs_ends_the_start_with_one_line(build: Callable[..., House]) -> None:
    house = build(broken="exit 7")
    with pytest.raises(LaunchFailure, match=r"broken 连续 3 次.*exit status 7 \| broken ended at once 3 times.*"):
        house.look_until(lambda: False)
    assert len(house.lines) == MOST_NEVER_RUN - 1


def test_two_broken_programs_do_not_excuse_each_other(build: Callable[..., House]) -> None:
    house = build(one="exit 1", other="exit 1")
    with pytest.raises(LaunchFailure, match="ended at once 3 times"):
        house.look_until(lambda: False)


def test_while_a_server_is_down_no_program_is_to_blame_for_ending(build: Callable[..., House]) -> None:
    """The server is held down by what it left behind."""
    house = build(server="(trap '' TERM; sleep 1000) & kill -9 $$", program="exit 1")
    house.look_until(lambda: len([line for line in house.lines if line.startswith("program")]) > 2 * MOST_NEVER_RUN)


def test_on_a_full_disk_nothing_gives_up_until_there_is_room(folder: Path, build: Callable[..., House]) -> None:
    with mounted(folder, "40m") as has_own_disk:
        if not has_own_disk:
            pytest.skip("only root may mount the small disk that is filled here")
        fill = folder / "fill"
        with fill.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, 40 * 1024 * 1024 - 64 * 1024)
        house = build(broken="exit 7")
        house.look_until(lambda: len(house.lines) > 2 * MOST_AFTER_RUNNING)
        fill.unlink()
        with pytest.raises(LaunchFailure, match="ended at once"):
            house.look_until(lambda: False)


def test_waits_grow_and_ten_seconds_of_life_forget_them() -> None:
    backoff = Backoff()
    backoff.begin(0)
    backoff.live(AT_ONCE)
    found = [backoff.end(AT_ONCE)]
    for _ in range(MOST_AFTER_RUNNING - 3):
        backoff.begin(20)
        found.append(backoff.end(21))
    assert found == [*WAITS, *([LONGEST_WAIT] * (MOST_AFTER_RUNNING - 2 - len(WAITS)))]
    backoff.begin(30)
    assert backoff.end(30 + AT_ONCE) == WAITS[0]
    ends = []
    for _ in range(MOST_AFTER_RUNNING - 1):
        backoff.begin(60)
        ends.append(backoff.end(61))
    assert ends[-1] is None and None not in ends[:-1]


def test_restarts_are_counted_for_every_process_of_the_machine(folder: Path, build: Callable[..., House]) -> None:
    house = build(ends="sleep 0.05; exit 4", stays="exec sleep 100")
    house.look_until(lambda: len(house.lines) == 2)
    told = read_restarts(folder)
    assert (told["ends"].times, told["ends"].reason, told["stays"].times) == (2, "exit status 4", 0)
    house.restarts.close()
    assert read_restarts(folder) == {}


def test_lines_of_a_program_are_passed_on_with_its_name(build: Callable[..., House]) -> None:
    house = build(speaker="echo 你好; echo two >&2; exec sleep 100")
    house.look_until(lambda: house.stream.getvalue().count("\n") == 2)
    assert [line[9:] for line in house.stream.getvalue().splitlines()] == ["speaker | 你好", "speaker | two"]


SPEAKS = (
    'exec python3 -c "import os, socket, time; s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM);'
    " [(s.sendto(b'WATCHDOG=1', os.environ['NOTIFY_SOCKET']), time.sleep(0.05)) for n in range({signs})]; time.sleep(100)\""
)


def test_who_spoke_and_then_stands_still_is_replaced_and_who_never_spoke_is_not(build: Callable[..., House]) -> None:
    house = build(speaks=SPEAKS.format(signs=5), talks=SPEAKS.format(signs=10_000), quiet="exec sleep 100")
    first = {name: house.pid(name) for name in house.programs}
    house.look_until(lambda: house.pid("speaks") != first["speaks"])
    assert any("silent for" in line for line in house.lines), house.lines
    assert is_gone(first["speaks"])
    assert {name: house.pid(name) for name in ("talks", "quiet")} == {name: first[name] for name in ("talks", "quiet")}


async def test_who_listens_and_stood_still_itself_blames_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    watchdog = Watchdog()
    monkeypatch.setenv(ADDRESS, watchdog.address)
    assert watchdog.listen(1000) == watchdog.listen(1004) == 0, "whoever never spoke is not waited for"
    await tell_alive()
    assert [watchdog.listen(moment) for moment in (1008, 1011, 1014)] == [0, 3, 6]
    assert [watchdog.listen(moment) for moment in (1100, 1102)] == [0, 2]
    watchdog.close()
    await tell_alive()
