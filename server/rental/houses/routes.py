"""Routes of the portrait of a house, of its deletion and of the tree of properties."""

from schema.rental.house import house
from server.engine.model_schema import record_of
from server.http.adapters import with_body
from server.http.route import Route
from server.rental.houses import property_tree
from server.rental.houses.erasing import EraseHouse, erase_house
from server.rental.houses.portrait import PortraitQuery, read_portrait
from server.rental.houses.property_tree import PlaceNode
from server.rental.houses.shapes import PortraitShape

ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/house/erase",
        with_body(erase_house),
        needs=house.code("delete"),
        body=EraseHouse,
        message="房源已删除 | House deleted",
        summary="删除房源 | Delete a house for good",
    ),
    Route(
        "GET",
        "/rental/portrait",
        with_body(read_portrait),
        needs="rental:house:list",
        query=PortraitQuery,
        result=PortraitShape,
        summary="房源画像 | Portrait of a house",
    ),
    Route(
        "GET",
        "/goose/gooseHouseDict/queryTreeList",
        property_tree.tree,
        needs="rental:unit:list",
        query=property_tree.TreeSearch,
        result=list[PlaceNode],
        summary="房源树 | Tree of properties",
    ),
    Route(
        "POST",
        "/goose/gooseHouseDict/addHouse",
        property_tree.add_house,
        needs="rental:house:add",
        input={"type": "object"},
        message="添加成功！ | Added",
        result=record_of("rental/house"),
        summary="新增房源 | Add a house",
    ),
]
