"""What tests of tables that one types in share: a paste as a spreadsheet makes it, and a table of 5,000 rows."""

import asyncio
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import asyncpg

from server.launch.postgres import EmbeddedPostgres
from tests.e2e.site import Site

ROWS = 5000
COLUMNS = 20
PASTE = """text => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
}"""

_FILL = """
INSERT INTO asset_card (id, tenant_id, sys_org_code, create_by, create_time, update_time, del_flag, row_version, code, name,
category, class_code, model, serial_no, unit_id, place, keeper_id, state, price, residual, supplier, supplier_phone,
invoice_no, bought_on, warranty_until, life_months, photo, remark)
SELECT $1::bigint + n, tenant_id, sys_org_code, username, now(), now(), 0, 1, 'E' || $1::text || n,
$2::text || to_char(n, 'FM0000'), 'furniture', NULL, '型号' || n % 40, 'SN' || n, NULL, (n % 30) || '层仓库', NULL, 'in_stock',
n * 100, n, '供应商' || n % 12, '0571-' || (80000000 + n), 'FP' || n, date '2024-01-01' + n % 700,
date '2027-01-01' + n % 700, 12 + n % 100, NULL, '第' || n || '件'
FROM sys_user, generate_series(0, $3::int - 1) n WHERE username = 'admin' AND sys_user.del_flag = 0
"""
_EMPTY = "DELETE FROM asset_card WHERE id BETWEEN $1::bigint AND $1::bigint + $2::int OR name LIKE $3 || '%'"


def run_sql(site: Site, sql: str, *values: object) -> None:
    """In a thread of its own: the browser's driver holds this one's loop."""
    assert site.data is not None, "the folder of the house is not known"
    url = EmbeddedPostgres(site.data).url

    async def run() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(sql, *values)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()


@contextmanager
def filled_cards(site: Site, mark: str) -> Iterator[None]:
    """5,000 asset cards whose names are the mark and a number, for as long as they are needed."""
    first = 2_000_000_000_000_000 + secrets.randbelow(10**11) * ROWS
    run_sql(site, _FILL, first, mark, ROWS)
    try:
        yield
    finally:
        run_sql(site, _EMPTY, first, ROWS, mark)
