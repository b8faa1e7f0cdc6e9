"""Drivers of other databases: one bounded, read-only look by the driver of its kind."""

import asyncmy
import asyncpg
from asyncmy.errors import MySQLError

SECONDS = 5.0
_LOGIN, _DATABASE = {1044, 1045, 1698}, {1049}


class SourceRefusedError(Exception):
    """The server is there and says no: to the user (`login`), or to the database."""

    def __init__(self, *, login: bool) -> None:
        super().__init__(login)
        self.login = login


class SourceAwayError(Exception):
    """No server of this kind answers there."""


async def try_postgres(host: str, port: int, database: str, user: str, password: str) -> None:
    try:
        connection = await asyncpg.connect(
            host=host,
            port=port,
            database=database,
            user=user or None,
            password=password or "",
            timeout=SECONDS,
            server_settings={"default_transaction_read_only": "on", "statement_timeout": "3000"},
        )
    except (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidPasswordError) as error:
        raise SourceRefusedError(login=True) from error
    except asyncpg.InvalidCatalogNameError as error:
        raise SourceRefusedError(login=False) from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise SourceAwayError from error
    try:
        await connection.fetchval("SELECT 1")
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise SourceAwayError from error
    finally:
        await connection.close(timeout=1)


async def try_mysql(host: str, port: int, database: str, user: str, password: str) -> None:
    """Also MariaDB. The server may not ask for files of ours."""
    try:
        connection = await asyncmy.connect(
            host=host,
            port=port,
            db=database,
            user=user,
            password=password or "",
            connect_timeout=int(SECONDS),
            read_timeout=int(SECONDS),
            local_infile=False,
            init_command="SET SESSION TRANSACTION READ ONLY",
        )
    except MySQLError as error:
        code = error.args[0] if error.args else 0
        if code in _LOGIN | _DATABASE:
            raise SourceRefusedError(login=code in _LOGIN) from error
        raise SourceAwayError from error
    try:
        async with connection.cursor() as cursor:
            await cursor.execute("SELECT 1")
            await cursor.fetchone()
    except MySQLError as error:
        raise SourceAwayError from error
    finally:
        connection.close()
