"""Packages that the demo's platform offers to organisations; none of the demo's own has one, so that both show the whole menu."""

from schema.seeds.demo.organisations import PACKAGES
from schema.system.tenant_package import TenantPackage, TenantPackagePermission
from server.kit.switches import PLATFORM_TENANT
from server.seeding.demo.world import World
from server.seeding.rights import granted, list_entries


def build_packages(world: World) -> None:
    if world.plan.id != PLATFORM_TENANT:
        return
    packages = world.sheet(TenantPackage, "id name description quota_users quota_megabytes")
    held = world.sheet(TenantPackagePermission, "id package_id permission_id")
    entries = list_entries()
    for plan in PACKAGES:
        package_id = world.ids()
        packages.add(package_id, plan.name, plan.description, plan.users, plan.megabytes)
        for entry in granted(plan, entries):
            held.add(world.ids(), package_id, entry.id)
