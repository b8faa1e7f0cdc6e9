"""One data folder, one launcher: the lock, the write test, the secret, and what a killed start left running."""

import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from server.launch.failure import LaunchFailure
from server.launch.home import BADGE, Home
from server.launch.postgres import find_binaries

SLEEP = [sys.executable, "-c", "import time; print('up', flush=True); time.sleep(60)"]


def begin(badge: str | None) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, **({BADGE: badge} if badge else {})}
    child = subprocess.Popen(SLEEP, env=environment, stdout=subprocess.PIPE)
    assert child.stdout is not None
    child.stdout.readline()
    return child


def test_a_second_start_is_refused_and_told_where_the_first_one_is(folder: Path) -> None:
    first, second = Home(folder), Home(folder)
    first.open("http://127.0.0.1:8000")
    with pytest.raises(LaunchFailure, match=rf"pid {os.getpid()}.*127.0.0.1:8000.* \| .*in use"):
        second.open("http://127.0.0.1:8001")
    first.close()
    second.open("http://127.0.0.1:8001")
    second.close()


def test_a_folder_that_cannot_be_made_is_named_in_one_line(folder: Path) -> None:
    (folder / "file").write_text("")
    with pytest.raises(LaunchFailure, match=r"无法写入数据目录 .*file/var.* \| cannot write"):
        Home(folder / "file" / "var").open("")


@pytest.mark.skipif(os.geteuid() != 0, reason="gives root's rights away to see it")
def test_without_the_right_to_write_the_start_ends(folder: Path) -> None:
    code = (
        "import os, sys\n"
        "from server.launch.home import Home; from pathlib import Path; from server.launch.failure import LaunchFailure\n"
        "os.setuid(65534)\n"
        "try: Home(Path(sys.argv[1])).open('')\n"
        "except LaunchFailure as failure: print(failure)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder / "var")], capture_output=True, text=True, check=False
    )
    assert "cannot write to the data folder" in done.stdout, done.stderr


def test_processes_of_a_killed_start_are_ended_and_those_of_others_not(folder: Path) -> None:
    killed = Home(folder)
    killed.open("")
    mine, foreign, stranger = begin(killed.badge), begin("/another/folder"), begin(None)
    assert killed.lock is not None
    killed.lock.close()
    Home(folder).open("")
    assert not psutil.pid_exists(mine.pid)
    assert (foreign.poll(), stranger.poll()) == (None, None)
    for child in (foreign, stranger):
        child.kill()
        child.wait()


def test_a_start_that_ended_well_leaves_nothing_to_heal(folder: Path) -> None:
    home = Home(folder)
    home.open("")
    home.close()
    bystander = begin(home.badge)
    again = Home(folder)
    again.open("")
    again.close()
    assert psutil.pid_exists(bystander.pid)
    assert bystander.poll() is None
    bystander.kill()
    bystander.wait()


def test_the_secret_is_made_once_and_for_the_owner_only(folder: Path) -> None:
    home = Home(folder)
    secret = home.secret()
    assert len(secret) > 40
    assert Home(folder).secret() == secret
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600


def test_the_wheel_brings_its_programs() -> None:
    assert {"postgres", "initdb"} <= {path.name for path in find_binaries().iterdir()}
