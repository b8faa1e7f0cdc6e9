"""Calls of administrative divisions; each row: method, path, function, right, input, summary."""

from schema.system.region import region
from server.engine.model_schema import input_model, record_schema
from server.http.route import Route
from server.system.regions import effects, queries
from server.system.regions.shapes import (
    FoundRegion,
    RegionCodeQuery,
    RegionId,
    RegionNode,
    RegionParentQuery,
    RegionSearch,
    RegionTreeQuery,
)

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/region/queryTreeList",
        queries.tree_list,
        query=RegionTreeQuery,
        result=list[RegionNode],
        summary="行政区划树 | Tree of regions",
    ),
    Route(
        "GET",
        "/sys/region/queryIdTree",
        queries.id_tree,
        query=RegionTreeQuery,
        result=list[RegionId],
        summary="行政区划简树 | Slim tree of regions",
    ),
    Route(
        "POST",
        "/sys/region/add",
        effects.add,
        needs=region.code("add"),
        input=input_model(region, True),
        result=record_schema(region),
        message="添加成功！ | Added",
        summary="行政区划：新增 | Regions: add",
    ),
    Route(
        "GET",
        "/sys/region/queryTopLevelTree",
        queries.top_level,
        result=list[RegionNode],
        summary="省级区划 | Provinces",
    ),
    Route(
        "GET",
        "/sys/region/queryChildrenByParentCode",
        queries.children,
        query=RegionParentQuery,
        result=list[RegionNode],
        summary="下级区划 | Regions below",
    ),
    Route(
        "GET",
        "/sys/region/queryByCode",
        queries.by_code,
        query=RegionCodeQuery,
        result=FoundRegion,
        summary="一个区划 | One region",
    ),
    Route(
        "GET",
        "/sys/region/searchBy",
        queries.search,
        query=RegionSearch,
        result=list[FoundRegion],
        summary="查找区划 | Find regions",
    ),
]
