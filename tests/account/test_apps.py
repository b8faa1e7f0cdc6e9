"""The apps on the login page: the newest published version of each platform, open to anybody, nothing else is."""

from datetime import timedelta
from typing import Any

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.system.app_version import AppVersion
from server.kit.files import save_file
from tests.kit.people import Organisation
from tests.security.test_tenants import PICTURE


async def offer(organisation: Organisation, platform: str, version: str, days: int, **more: Any) -> AppVersion:
    return await AppVersion.create(
        id=next_id(),
        tenant_id=organisation.id,
        platform=platform,
        version=version,
        publish_time=now() + timedelta(days=days),
        **more,
    )


async def shown(client: Any, organisation: Organisation) -> dict[str, dict[str, Any]]:
    ways = await client.result("GET", "/sys/login/ways", headers={"tenant-id": str(organisation.id)})
    return {app["platform"]: app for app in ways["apps"]}


async def test_without_an_app_the_codes_lead_to_the_phone_page(sign_in: Any, organisation: Organisation) -> None:
    apps = await shown(await sign_in(), organisation)
    assert [app["url"] for app in apps.values()] == ["http://guanjia.test/m/"] * 2
    assert all("<svg" in app["svg"] for app in apps.values())


async def test_the_newest_published_version_is_shown_and_its_file_needs_no_token(
    sign_in: Any, organisation: Organisation
) -> None:
    file = await save_file(organisation.admin, PICTURE, "guanjia.bmp", "app")
    await offer(organisation, "android", "1.0", -9)
    newest = await offer(organisation, "android", "2.0", -1, file=file.file_path)
    later = await offer(organisation, "android", "3.0", 5, file=file.file_path)
    await offer(organisation, "ios", "2.1", -1, url="https://apps.example.org/guanjia")
    client = await sign_in()
    apps = await shown(client, organisation)
    assert (apps["android"]["version"], apps["ios"]["url"]) == ("2.0", "https://apps.example.org/guanjia")
    assert apps["android"]["url"].endswith(f"/sys/common/static/public/app/{newest.id}")
    found = await client.send("GET", f"/sys/common/static/public/app/{newest.id}")
    assert (found.status_code, found.content) == (200, PICTURE)
    for unpublished in (later.id, 1, "x"):
        assert (await client.send("GET", f"/sys/common/static/public/app/{unpublished}")).status_code == 404
    assert (await client.send("GET", f"/sys/common/static/{file.file_path}")).status_code == 401
