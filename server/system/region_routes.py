"""Calls of administrative divisions beyond the generic ones."""

from schema.system.region import region
from server.engine.model_schema import input_model, record_schema
from server.http.route import Route
from server.system import regions
from server.system.shapes.regions import RegionCodeQuery, RegionParentQuery, RegionSearch, RegionTreeQuery

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/region/queryTreeList",
        regions.tree_list,
        query=RegionTreeQuery,
        summary="行政区划树 | Tree of regions",
    ),
    Route(
        "GET",
        "/sys/region/queryIdTree",
        regions.id_tree,
        query=RegionTreeQuery,
        summary="行政区划简树 | Slim tree of regions",
    ),
    Route(
        "POST",
        "/sys/region/add",
        regions.add,
        needs=region.code("add"),
        input=input_model(region, True),
        result=record_schema(region),
        message="添加成功！ | Added",
        summary="行政区划：新增 | Regions: add",
    ),
    Route("GET", "/sys/region/queryTopLevelTree", regions.top_level, summary="省级区划 | Provinces"),
    Route(
        "GET",
        "/sys/region/queryChildrenByParentCode",
        regions.children,
        query=RegionParentQuery,
        summary="下级区划 | Regions below",
    ),
    Route("GET", "/sys/region/queryByCode", regions.by_code, query=RegionCodeQuery, summary="一个区划 | One region"),
    Route("GET", "/sys/region/searchBy", regions.search, query=RegionSearch, summary="查找区划 | Find regions"),
]
