"""Who is online, over all processes; and what happens when a window is gone for good."""

from tests.live.conftest import Server, StartServer
from tests.live.page import open_page, until


async def online(server: Server) -> list[int]:
    return sorted((await server.get("state"))["online"])


async def gone(server: Server) -> list[str]:
    return list((await server.get("state"))["gone"])


async def test_the_list_of_people_online_covers_all_processes(start_server: StartServer) -> None:
    first, second = await start_server(), await start_server()
    ann, bob = await open_page(first.port), await open_page(second.port, "bob")
    await until(lambda: is_online(first, [1, 2]), "both online")
    assert await online(second) == [1, 2]
    await bob.close()
    await until(lambda: is_online(first, [1]), "one left")
    await ann.close()


async def is_online(server: Server, users: list[int]) -> bool:
    return await online(server) == users


async def test_a_window_that_is_gone_is_noticed_once(start_server: StartServer) -> None:
    server = await start_server()
    page = await open_page(server.port, client="window-1")
    await page.close()
    await until(lambda: gone(server), "the farewell")
    assert await gone(server) == ["window-1"]


async def test_a_window_that_comes_back_to_another_process_is_not_gone(start_server: StartServer) -> None:
    first, second = await start_server(), await start_server()
    page = await open_page(first.port, client="window-1")
    other = await open_page(first.port, client="window-2")
    await until(lambda: is_online(first, [1]), "the leases")
    back = await open_page(second.port, client="window-1")
    await until(lambda: is_online(second, [1]), "the lease of the second socket")
    await page.close()
    await other.close()
    await until(lambda: gone(first), "the farewell of the other window")
    assert await gone(first) == ["window-2"]
    await back.close()
    await until(lambda: gone(second), "the farewell")
    assert await gone(second) == ["window-1"]
