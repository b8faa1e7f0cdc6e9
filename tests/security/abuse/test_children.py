"""The children in which files are opened: bounded in number, alone, poor, and mortal without taking anybody along."""

import asyncio
import errno
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

import psutil
import pytest

from server.sandbox import client as near
from server.sandbox.client import Child, Kind, ask, own_folder, running
from server.sandbox.kernel import landlock_version
from server.sandbox.kinds import look_kind, sheet_limits
from server.sandbox.limits import Limits
from server.sandbox.refusal import Ended
from tests.security.abuse.hostile_sheets import many_cells
from tests.workers.process import until

MB = 1 << 20
PAGE = {"title": "t", "subtitle": "s", "columns": [["x", "text", None]]}


def kind(
    name: str = "test", *, memory: int = 512, cpu: int = 20, wall: float = 60, output: int = 64, places: int = 2
) -> Kind:
    return Kind(name, Limits(memory * MB, cpu, wall, output * MB), places)


@asynccontextmanager
async def waiting(what: Kind) -> AsyncIterator[Child]:
    """A child that waits for rows which never come."""
    async with own_folder() as folder:
        with tempfile.TemporaryFile() as target:
            async with running(what, "xlsx", {"pages": [PAGE]}, [target.fileno()], folder=folder) as child:
                await until(_has_children)
                yield child


def children() -> list[psutil.Process]:
    return [one for one in psutil.Process(near.server().process.pid).children() if one.status() != psutil.STATUS_ZOMBIE]


async def _has_children() -> bool:
    return bool(children())


async def _has_none() -> bool:
    return not children()


async def last_word(child: Child) -> str:
    with pytest.raises(Ended) as found:
        [answer async for answer in child.answers()]
    return found.value.reason


def sheet(rows: int = 3) -> IO[bytes]:
    file = tempfile.TemporaryFile()  # noqa: SIM115 - the caller closes it
    file.write(many_cells(rows, 4))
    file.seek(0)
    return file


async def read(what: Kind, rows: int = 3) -> list[Any]:
    with sheet(rows) as file:
        return await ask(what, "sheets", {**sheet_limits(), "head": 2}, [file.fileno()])


async def test_a_child_that_is_killed_is_an_answer() -> None:
    async with waiting(kind()) as child:
        children()[0].kill()
        assert await last_word(child) == "crash"
    assert (await read(kind()))[0]["height"] == 3


async def test_a_fork_server_that_is_killed_is_an_answer_and_the_next_file_gets_a_new_one() -> None:
    async with waiting(kind()) as child:
        orphan = children()[0]
        near.server().process.kill()
        assert await last_word(child) == "crash"
        await asyncio.to_thread(psutil.wait_procs, [orphan], 10)
        assert not orphan.is_running() or orphan.status() == psutil.STATUS_ZOMBIE
    assert (await read(kind()))[0]["height"] == 3


async def test_a_child_ends_when_its_time_is_over() -> None:
    async with waiting(kind(wall=1.5)) as child:
        assert await last_word(child) == "time"
    await until(_has_none)


async def test_a_child_that_nobody_waits_for_any_more_is_ended() -> None:
    async with waiting(kind()):
        pass
    await until(_has_none)


async def test_too_much_memory_ends_the_child_only() -> None:
    with pytest.raises(Ended):
        await read(kind(memory=40), 100_000)
    assert (await read(kind()))[0]["height"] == 3


async def test_too_much_output_ends_the_child_only() -> None:
    with sheet(60_000) as file, tempfile.TemporaryFile() as rows:
        request = {**sheet_limits(), "head": 2, "sheet": None}
        with pytest.raises(Ended) as found:
            await ask(kind(output=1), "rows", request, [file.fileno(), rows.fileno()])
        assert found.value.reason == "output" and os.fstat(rows.fileno()).st_size <= MB


async def test_many_files_at_once_wait_for_a_place() -> None:
    most, at_once = 0, 10

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, len(children()))
            await asyncio.sleep(0.005)

    near.server()
    watcher = asyncio.create_task(watch())
    answers = await asyncio.gather(*(read(kind("crowd"), 2000) for _ in range(at_once)))
    watcher.cancel()
    assert [answer[0]["height"] for answer in answers] == [2000] * at_once
    # Two at work, and beside each the one before it, which has answered and is not gone yet.
    assert most <= 4


async def test_one_that_is_cancelled_gives_its_place_back() -> None:
    only = kind("single", places=1)
    for _ in range(3):
        asked = asyncio.create_task(read(only, 200_000))
        await until(_has_children)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
    assert (await read(only))[0]["height"] == 3


async def test_what_forks_children_knows_no_secret() -> None:
    await read(kind())
    environment = psutil.Process(near.server().process.pid).environ()
    assert set(environment) <= {"PATH", "LANG", "MALLOC_ARENA_MAX", "PYTHONDONTWRITEBYTECODE", "LC_CTYPE"}


async def test_files_that_are_open_here_are_not_open_there() -> None:
    """Only the socket, and the file that is the child's own."""

    def links() -> list[str]:
        found = [str(entry.readlink()) for entry in Path(f"/proc/{children()[0].pid}/fd").iterdir()]
        return sorted(link.partition(":")[0] for link in found if link != "/dev/null" and not link.startswith("pipe:"))

    async def is_poor() -> bool:
        held = links()
        return (
            held.count("socket") == 1
            and len([link for link in held if "guanjia" in link or "tmp" in link]) == len(held) - 1
        )

    async with waiting(kind()):
        await until(is_poor)


async def shell(command: str, folder: Path) -> tuple[int, bytes]:
    """(exit code, what was said) of a shell inside a child."""
    with Path("/bin/bash").open("rb") as program, tempfile.TemporaryFile() as said:
        arguments = {"arguments": ["bash", "-c", command], "stdout": 1, "stderr": 1, "files": []}
        async with running(
            kind(), "program", arguments, [program.fileno(), said.fileno()], folder=folder, program=0
        ) as child:
            status = await child.status()
        said.seek(0)
        return int(status["code"]), said.read()


async def test_a_program_in_a_child_has_no_files_but_its_own_no_network_and_harms_nobody() -> None:
    if landlock_version() < 1:
        pytest.skip("a kernel without Landlock")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        async with own_folder() as folder:
            assert (await shell("echo hi > own && read line < own && echo $line", folder)) == (0, b"hi\n")
            for command in (
                "read line < /etc/passwd",
                "echo x > /tmp/guanjia-sandbox-escaped",
                "read line < /proc/1/environ",
                f"exec 3<>/dev/tcp/127.0.0.1/{port}",
                f"exec 3<>/dev/udp/127.0.0.1/{port}",
                f"kill -0 {os.getpid()}",
                f"kill -9 {near.server().process.pid}",
            ):
                code, said = await shell(command, folder)
                assert code != 0, (command, said)
    assert near.server().is_alive and not Path("/tmp/guanjia-sandbox-escaped").exists()


def test_who_is_not_root_is_without_a_network_and_without_rights_where_the_kernel_lets_anybody_leave() -> None:
    script = (
        "import os, socket\n"
        "from pathlib import Path\n"
        "from server.sandbox.kernel import NOBODY, leave_network\n"
        "if os.geteuid() == 0:\n"
        "    os.setresuid(NOBODY, NOBODY, NOBODY)\n"
        "print(leave_network())\n"
        "print(next(line for line in Path('/proc/self/status').read_text().splitlines() if line[:6] == 'CapEff'))\n"
        "print(socket.socket(socket.AF_INET, socket.SOCK_DGRAM).connect_ex(('127.0.0.1', 9)))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    left, rights, refusal = done.stdout.splitlines()
    if left == "False":
        pytest.skip("a kernel that lets only root leave the network")
    assert rights.split()[1] == "0" * 16
    assert int(refusal) == errno.ENETUNREACH


async def test_children_die_with_the_process_that_wanted_them() -> None:
    script = (
        "import asyncio\n"
        "from server.sandbox.client import server\n"
        "from tests.security.abuse.test_children import kind, waiting\n"
        "async def main():\n"
        "    async with waiting(kind()):\n"
        "        print(server().process.pid, flush=True)\n"
        "        await asyncio.sleep(600)\n"
        "asyncio.run(main())\n"
    )
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    forks = psutil.Process(int(await asyncio.to_thread(process.stdout.readline)))

    async def has_child() -> bool:
        return bool(forks.children())

    await until(has_child)
    family = [forks, *forks.children()]
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    _, alive = await asyncio.to_thread(psutil.wait_procs, family, 20)
    assert [one for one in alive if one.status() != psutil.STATUS_ZOMBIE] == []


def test_every_kind_of_work_has_limits_of_its_own() -> None:
    limits = look_kind().limits
    assert limits.memory == 512 * MB and limits.cpu == 20 and limits.wall >= limits.cpu
