"""One start from beginning to end: servers up, database forward, processes run, everything stopped again."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import FrameType

from server.kit.restarts import Restarts
from server.launch.announce import announce_when_ready
from server.launch.failure import LaunchFailure
from server.launch.home import BADGE, Home
from server.launch.options import Options, read_options
from server.launch.output import SYSTEM, Output
from server.launch.port import is_free
from server.launch.postgres import EmbeddedPostgres
from server.launch.procfile import LEAVE_WITHIN, Program, read_procfile
from server.launch.redis import EmbeddedRedis
from server.launch.supervisor import Part, Supervisor


def say(text: str) -> None:
    print(text, flush=True)


def start(environment: Mapping[str, str], procfile: str = "Procfile") -> int:
    """Run until told to stop; the answer is the exit status."""
    begun = time.monotonic()
    signal.signal(signal.SIGTERM, leave)
    with ExitStack() as stack:
        settings, servers = with_servers(environment, stack, serving=True)
        options = read_options(environment)
        prepare(settings, options)
        announce_when_ready(options, begun, say)
        keep_alive(procfile, settings, servers, options)
    return 0


def keep_alive(procfile: str, settings: Mapping[str, str], servers: Sequence[Part], options: Options) -> None:
    """Start the programs and keep them and the servers alive until a signal; the programs are ended here."""
    commands = read_procfile(procfile)
    output = Output(sys.stdout, [*commands, *(server.name for server in servers)])
    silence, folder = options.web_silence_seconds, options.data_dir
    programs = [Program(name, command, settings, output, silence) for name, command in commands.items()]
    restarts = Restarts(folder, "launcher", [part.name for part in (*servers, *programs)])
    try:
        for program in programs:
            program.begin()
        supervisor = Supervisor(servers, programs, folder, restarts, partial(output.write, SYSTEM))
        supervisor.run()
    finally:
        end_programs(programs)
        restarts.close()


def end_programs(programs: Sequence[Program]) -> None:
    """Together, each with all it started."""
    for number, within in ((signal.SIGTERM, LEAVE_WITHIN), (signal.SIGKILL, LEAVE_WITHIN)):
        for program in programs:
            program.signal(number)
        until = time.monotonic() + within
        while time.monotonic() < until and any(program.ended() is None for program in programs):
            time.sleep(0.02)
    for program in programs:
        program.close()


def with_servers(
    environment: Mapping[str, str], stack: ExitStack, *, serving: bool = False
) -> tuple[dict[str, str], list[Part]]:
    """Hold the data folder and start the servers until the stack is unwound; the answer is the children's settings."""
    options = read_options(environment)
    home = Home(options.data_dir)
    home.open(options.address)
    stack.callback(home.close)
    if serving:
        refuse_taken_port(options)
    settings = environment_of_children(environment, options, home)
    servers = start_servers(options, settings, stack)
    say_servers(options)
    return settings, servers


def leave(signum: int, frame: FrameType | None) -> None:
    """A SIGTERM before the processes run ends like Ctrl-C: by unwinding, so that what was started is stopped."""
    raise KeyboardInterrupt


def refuse_taken_port(options: Options) -> None:
    try:
        free = is_free(options.port, options.host)
    except OSError as error:
        raise LaunchFailure(
            f"HOST={options.host} 不是本机地址", f"HOST={options.host} is no address of this machine"
        ) from error
    if not free:
        raise LaunchFailure(
            f"端口 {options.host}:{options.port} 已被占用;请换一个,例如 PORT={options.port + 1} make start",
            f"port {options.host}:{options.port} is in use; take another, for example "
            f"PORT={options.port + 1} make start",
        )


def start_servers(options: Options, settings: dict[str, str], stack: ExitStack) -> list[Part]:
    """Start the embedded servers side by side, both from this thread, whose death ends them; their addresses become settings."""
    wanted: dict[str, EmbeddedRedis | EmbeddedPostgres] = {}
    if not options.redis_url:
        wanted["REDIS_URL"] = EmbeddedRedis(options.data_dir)
    if not options.database_url:
        wanted["DATABASE_URL"] = EmbeddedPostgres(options.data_dir)
    for server in wanted.values():
        stack.callback(server.stop)
        server.launch()
    for name, server in wanted.items():
        server.wait()
        settings[name] = server.url
    return list(wanted.values())


def prepare(settings: Mapping[str, str], options: Options) -> None:
    """Migrate and seed. Imported here, while the embedded servers are already coming up."""
    os.environ.update(settings)
    from server.launch.prepare import prepare_database

    work = prepare_database(
        settings["DATABASE_URL"], demo=options.demo, admin_password=options.admin_password, origin=options.address
    )
    for line in asyncio.run(work):
        say(line)


def say_servers(options: Options) -> None:
    parts = [
        "内置 PostgreSQL | embedded PostgreSQL" if options.embedded else "DATABASE_URL",
        "内置 Redis | embedded Redis" if not options.redis_url else "REDIS_URL",
        f"DATA_DIR {options.data_dir}",
    ]
    say(" · ".join(parts))


def environment_of_children(environment: Mapping[str, str], options: Options, home: Home) -> dict[str, str]:
    """What the processes read through server.settings, whatever was left to its default."""
    return {
        **environment,
        BADGE: home.badge,
        "HOST": options.host,
        "PORT": str(options.port),
        "DATA_DIR": str(options.data_dir),
        "API_PREFIX": options.api_prefix,
        "WEB_CONCURRENCY": str(options.web_concurrency),
        "DEMO": "1" if options.demo else "0",
        "ADMIN_PASSWORD": options.admin_password,
        "SECRET_KEY": options.secret_key or home.secret(),
        "SIGN_ROOTS_DIR": str(options.sign_roots_dir),
        "GUANJIA_SERVER": options.address,
        "PYTHONUNBUFFERED": "1",
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), environment.get("PATH", os.defpath)]),
    }
