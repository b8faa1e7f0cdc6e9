"""A resource of twelve kinds of columns that exists for the benchmark only; installed before the registry is read."""

import sys
from typing import Any

from schema import domains
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, DateTime, Int, Money
from schema.kit.field import f
from schema.kit.resource import Resource
from schema.kit.snowflake import next_id


class Guest(Base):
    code = Char(20)
    name = Char(60)
    phone = Char(20)
    rooms = Int()
    check_in = Date()
    check_out = Date()
    nights = Int()
    amount = Money()
    channel = Char(20)
    enabled = Bool()
    remark = Char(100, null=True)
    seen_at = DateTime()

    class Meta:
        table = "bench_guest"


guest = Resource(
    Guest,
    path="bench/guest",
    title="日租订单 | Orders",
    fields=[
        f("code", "编号 | Code", rule="letters_digits", flags="unique"),
        f("name", "姓名 | Name"),
        f("phone", "电话 | Phone", rule="mobile"),
        f("rooms", "房间数 | Rooms"),
        f("check_in", "入住 | In"),
        f("check_out", "离店 | Out"),
        f("nights", "晚数 | Nights"),
        f("amount", "金额 | Amount"),
        f("channel", "渠道 | Channel", dict="bench_channel"),
        f("enabled", "启用 | Enabled"),
        f("remark", "备注 | Remark"),
        f("seen_at", "时间 | Seen"),
    ],
    label="code",
)
MODELS = [Guest]
RESOURCES = [guest]
CONSTRAINTS: list[str] = []
TENANT = 7_700_000_001
LEASE = "bench"
CHANNELS = {"walk_in": "前台", "ctrip": "携程", "meituan": "美团"}


async def add_tenant() -> None:
    """Tables, one tenant and its dictionary."""
    await _open()
    from tortoise import Tortoise

    from schema.kit.indexes import derived_ddl
    from schema.system.dictionary import Dict, DictItem
    from schema.system.tenant import Tenant
    from server.kit.database import pool

    await Tortoise.generate_schemas()
    for statement in derived_ddl(domains.registry()):
        await pool().execute(statement)
    await Tenant.create(id=TENANT, code=f"bench{TENANT}", name="测速")
    head = await Dict.create(id=next_id(), tenant_id=TENANT, dict_name="渠道", dict_code="bench_channel")
    for value, text in CHANNELS.items():
        await DictItem.create(id=next_id(), tenant_id=TENANT, dict_id=head.id, item_value=value, item_text=text)


def install() -> None:
    """Before the registry is read for the first time."""
    if sys.modules[__name__] not in domains.PACKAGES:
        domains.PACKAGES.append(sys.modules[__name__])


async def _open() -> None:
    install()
    from server.kit.database import open_database

    await open_database()


async def open_bench() -> Any:
    """The whole application is loaded, as in a worker."""
    await _open()
    from server.domains import HOOKS
    from server.engine.hooks import configure_hooks
    from server.kit.actor import system_actor

    configure_hooks(HOOKS)
    return system_actor(TENANT)


async def start(actor: Any, what: str, path: str) -> Any:
    """The task, held by its lease from the beginning: a worker of the same database would run what it finds waiting."""
    from pathlib import Path

    from server.engine.sheet_choice import read_options
    from server.jobs.files import upload_key
    from server.jobs.tasks import create_task
    from server.kit.database import pool
    from server.kit.storage import storage

    if what == "export":
        return await create_task(actor, what, what, {"path": "bench/guest", "query": {}}, lease=LEASE)
    await pool().execute("TRUNCATE bench_guest")
    copy = upload_key(TENANT, Path(path).stem, ".xlsx")
    await storage().put(copy, Path(path))
    params = {"path": "bench/guest", "file": copy, "name": "in.xlsx", "choice": read_options({}).as_params()}
    return await create_task(actor, what, what, params, lease=LEASE)
