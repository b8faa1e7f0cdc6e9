"""Migration of a database: aerich's migrations, then the declared constraints, one launcher at a time."""

from typing import Any

import asyncpg
from aerich import Command
from tortoise import Tortoise
from tortoise.context import TortoiseContext

from schema.domains import registry
from schema.kit.indexes import derived_ddl
from server.kit.database import tortoise_config
from server.kit.version import APP, MIGRATIONS, Version, read_version
from server.launch.constraints import apply_constraints
from server.launch.failure import LaunchFailure

LOCK = 0x6775616E6A6961
SOMEWHERE = "postgres://nobody@127.0.0.1:1/none"
TORTOISE_ORM = tortoise_config(SOMEWHERE, pool_size=1)


async def migrate(database_url: str) -> list[str]:
    """Apply what is missing and return the names; a database of a newer program is left alone."""
    connection = await asyncpg.connect(database_url)
    try:
        await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
        version = await read_version(connection)
        refuse_newer(version)
        if version.pending:
            await upgrade(database_url)
        await apply_constraints(connection, derived_ddl(registry()))
    finally:
        await connection.close()
    return list(version.pending)


def refuse_newer(version: Version) -> None:
    """Foreign migrations with pending ones beside them are another line of migrations, not a newer one."""
    if version.foreign and version.pending:
        raise LaunchFailure(
            f"数据库与程序来源不同(数据库有 {version.foreign[-1]},程序有 {version.pending[-1]}),数据没有改动;"
            "开发用的数据库可以删除 DATA_DIR(默认 ./var)后重建",
            f"the database and the program are of different origin (it has {version.foreign[-1]}, the program "
            f"{version.pending[-1]}), nothing was changed; a development database can be dropped by deleting "
            "DATA_DIR (default ./var)",
        )
    if version.foreign:
        raise LaunchFailure(
            f"数据库来自更新的版本(迁移 {version.foreign[-1]} 不认识),请升级程序;数据没有改动",
            f"the database is from a newer version (migration {version.foreign[-1]} is unknown here); "
            "upgrade the program, nothing was changed",
        )


async def upgrade(database_url: str) -> None:
    """In a context of its own, so that a database which this process has open stays as it is."""
    config = tortoise_config(database_url, pool_size=1)
    async with TortoiseContext() as context:
        await context.init(config=config)
        command = Command(config, app=APP, location=str(MIGRATIONS))
        await command.init()
        await command.upgrade()


async def write_migration(name: str) -> str:
    """Write the next migration from the models; "" where they say nothing new. Those that were written stay as they are."""
    if not name.strip():
        raise LaunchFailure("请给迁移取名:make migration NAME=add_x", "name the migration: make migration NAME=add_x")
    command = Command(TORTOISE_ORM, app=APP, location=str(MIGRATIONS))
    await Tortoise.init(config=TORTOISE_ORM)
    await command.init(offline=True)
    return await command.migrate(name, no_input=True, offline=True)


async def find_drift() -> bool:
    """Whether the models say something that no migration says."""
    from aerich.migrate import Migrate

    await Tortoise.init(config=TORTOISE_ORM)
    command: Any = Command(TORTOISE_ORM, app=APP, location=str(MIGRATIONS))
    await command.init(offline=True)
    return bool(differences(Migrate))


def differences(tool: Any) -> list[str]:
    """The SQL that aerich would write now."""
    from aerich.utils import get_models_describe

    old, new = tool._exclude_model_name_changes(tool._last_version_content, get_models_describe(APP))
    tool.diff_models(old, new, no_input=True)
    return list(tool.upgrade_operators) + list(tool._upgrade_m2m)
