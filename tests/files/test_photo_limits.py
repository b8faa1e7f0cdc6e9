"""How many photos a property has, how large and how wide each is: said in one place, and obeyed by every field that names it."""

from typing import Any

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.errors import Invalid
from server.engine.write import edit_row
from server.files.rules import limits_for
from server.kit.files import save_file
from server.kit.named_files import limits_of
from tests.files.conftest import picture
from tests.kit.client import Client
from tests.rental.village import Village, build


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def stored(village: Village, width: int = 800) -> str:
    return (await save_file(village.actor, picture(width), "房.jpg", "temp")).file_path


async def set_to(client: Client, **values: str) -> None:
    for key, value in values.items():
        row = {"paramKey": key, "paramName": "照片", "paramValue": value}
        await client.result("POST", "/sys/sysParam/add", json=row)


async def edit(village: Village, path: str, row_id: int, **data: Any) -> None:
    await edit_row(registry().require(path), village.actor, {"id": str(row_id), **data})


async def test_a_house_and_its_rooms_take_as_many_photos_as_the_organisation_says(
    village: Village, sign_in: Any
) -> None:
    client: Client = await sign_in(village.actor)
    paths = [await stored(village) for _ in range(4)]
    house, room = village.whole.id, village.rooms[0].id
    await edit(village, "rental/house", house, photos=",".join(paths[:3]), cover=paths[0])
    for path, row_id in (("rental/house", house), ("rental/room", room)):
        with pytest.raises(Invalid) as refused:
            await edit(village, path, row_id, photos=",".join(paths))
        assert refused.value.fields == {"photos": "最多只能上传3张图片 | At most 3 pictures can be uploaded"}
    await set_to(client, photoCount="4")
    await edit(village, "rental/house", house, photos=",".join(paths))
    await edit(village, "rental/room", room, photos=",".join(paths))
    described = (await client.result("GET", "/sys/engine/describe"))["resources"]
    [told] = [one for one in described if one["path"] == "rental/house"]
    [photos] = [one for one in told["fields"] if one["key"] == "photos"]
    assert photos["files"] == {"most": 4, "megabytes": 20, "side": 600, "cover": "cover"}


async def test_what_there_is_stays_when_fewer_are_allowed(village: Village, sign_in: Any) -> None:
    client: Client = await sign_in(village.actor)
    paths = [await stored(village) for _ in range(3)]
    await edit(village, "rental/room", village.rooms[0].id, photos=",".join(paths))
    await set_to(client, photoCount="1")
    await edit(village, "rental/room", village.rooms[0].id, name="主卧", photos=",".join(paths))
    await edit(village, "rental/room", village.rooms[0].id, photos=paths[0])


async def test_uploads_and_pictures_obey_it_too(village: Village, sign_in: Any) -> None:
    client: Client = await sign_in(village.actor)
    small = await stored(village, 700)
    await set_to(client, photoSide="750", photoMegabytes="2")
    limits = await limits_for(village.actor, "rental/house.photos")
    assert (limits.megabytes, limits.side) == (2, 750)
    assert limits == await limits_for(village.actor, "rental/room.photos")
    assert (await limits_for(village.actor, "rental/house.cover")).side == 750
    with pytest.raises(Invalid) as refused:
        await edit(village, "rental/room", village.rooms[0].id, photos=small)
    assert set(refused.value.fields or {}) == {"photos"}


def test_what_is_declared_is_what_an_organisation_begins_with() -> None:
    for path, key, most, megabytes in (
        ("rental/house", "photos", 3, 20),
        ("rental/room", "photos", 3, 20),
        ("housekeeping/order", "vouchers", 20, 10),
        ("housekeeping/staff", "idPhotos", 5, 10),
    ):
        item = registry().require(path).by_key[key]
        assert item.files.by, path
        assert (item.files.most, limits_of(item).megabytes) == (most, megabytes)
