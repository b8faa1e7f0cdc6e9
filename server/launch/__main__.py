"""`python -m server.launch <command>`: the commands behind make; `COMMANDS` names them."""

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack

from server.launch.failure import LaunchFailure


def start_all(arguments: list[str]) -> int:
    from server.launch.start import start

    return start(os.environ, *arguments)


def migrate_database(arguments: list[str]) -> int:
    """Migrate DATABASE_URL, or the embedded database, which is started for it."""
    from server.launch.start import with_servers

    with ExitStack() as stack:
        settings, _ = with_servers(os.environ, stack)
        from server.launch.migrate import migrate

        applied = asyncio.run(migrate(settings["DATABASE_URL"]))
    print("\n".join(applied) or "已是最新 | up to date")
    return 0


def write_migration(arguments: list[str]) -> int:
    from server.launch.migrate import write_migration

    written = asyncio.run(write_migration(arguments[0] if arguments else ""))
    print(written or "模型没有变化 | the models have not changed")
    return 0


def tell_drift(arguments: list[str]) -> int:
    from server.launch.migrate import find_drift

    if asyncio.run(find_drift()):
        print("模型与迁移不一致,请运行 make migration NAME=… | models and migrations differ, run make migration NAME=…")
        return 1
    return 0


def tell_options(arguments: list[str]) -> int:
    """Count the options of the declarations."""
    from server.launch.option_counts import find_long

    found = find_long()
    for line in found:
        print(f"声明的参数过多 | too many options: {line}")
    return 1 if found else 0


def reseal_columns(arguments: list[str]) -> int:
    """Seal everything with the present SECRET_KEY; SECRET_KEYS_OLD holds the earlier ones, comma separated."""
    from server.launch.start import with_servers

    with ExitStack() as stack:
        os.environ.update(with_servers(os.environ, stack)[0])
        from server.launch.reseal import reseal_database

        print(f"重新加密 | resealed: {asyncio.run(reseal_database())}")
    return 0


def tell_licences(arguments: list[str]) -> int:
    from server.launch.licences import print_licences

    print_licences()
    return 0


def fill_demo(arguments: list[str]) -> int:
    """Add a simulated house: --rooms, --months, --seed."""
    from server.launch.demo import fill_demo

    fill_demo(arguments)
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "start": start_all,
    "migrate": migrate_database,
    "migration": write_migration,
    "drift": tell_drift,
    "reseal": reseal_columns,
    "licences": tell_licences,
    "options": tell_options,
    "demo": fill_demo,
}


def main(arguments: list[str]) -> int:
    command = COMMANDS.get(arguments[0] if arguments else "")
    if command is None:
        print(f"python -m server.launch {' | '.join(COMMANDS)}", file=sys.stderr)
        return 2
    try:
        return command(arguments[1:])
    except LaunchFailure as failure:
        print(f"\n  {failure}\n", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    except OSError as error:
        place = f" {error.filename}" if error.filename else ""
        print(f"\n  系统拒绝 | the system refused:{place} {error.strerror or error}\n", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
