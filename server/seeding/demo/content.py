"""Demo rows of the domain content."""

from server.seeding.demo.members import Membership
from server.seeding.demo.world import World


def build_content(world: World, members: Membership) -> None:
    """Written for the first organisation alone."""
    if "secretary1" not in world.users:
        return
