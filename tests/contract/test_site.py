"""The pages that carry the web client."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from server.http.site import site_routes

PAGE = '<!doctype html><html><head><title>管家</title></head><body><div id="root"></div></body></html>'


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    return tmp_path


def open_page(dist: Path, prefix: str, path: str) -> str:
    answer = TestClient(Starlette(routes=site_routes(dist, prefix))).get(path)
    assert answer.headers["cache-control"] == "no-cache"
    return answer.text


@pytest.mark.parametrize("path", ["/", "/rental/board", "/m/housekeeping"])
def test_every_page_learns_where_the_api_is_when_it_is_elsewhere(dist: Path, path: str) -> None:
    assert '<meta name="api-prefix" content="/api" />' in open_page(dist, "/api", path)


def test_a_prefix_cannot_break_out_of_its_place(dist: Path) -> None:
    assert 'content="/a&quot;&gt;&lt;b"' in open_page(dist, '/a"><b', "/")


def test_the_usual_prefix_leaves_the_page_as_it_was_built(dist: Path) -> None:
    assert open_page(dist, "/boot", "/rental/board") == PAGE
