"""The pages that carry the web client."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from server.http.services import origins_of, read_services
from server.http.site import content_policy, site_routes

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


def test_a_page_learns_which_services_are_elsewhere_and_may_call_them_and_nothing_more(dist: Path) -> None:
    services = read_services(" goose=https://houses.example.cn/boot/, lk=http://10.0.0.5:8080")
    policy = content_policy(services=origins_of(services))
    answer = TestClient(Starlette(routes=site_routes(dist, "/boot", policy, services))).get("/rental/board")
    told = "goose=https://houses.example.cn/boot lk=http://10.0.0.5:8080"
    assert f'<meta name="service-hosts" content="{told}" />' in answer.text and "api-prefix" not in answer.text
    naming = [
        rule for rule in answer.headers["content-security-policy"].split(";") if "houses" in rule or "10.0" in rule
    ]
    assert naming == [" connect-src 'self' http://10.0.0.5:8080 https://houses.example.cn"]


@pytest.mark.parametrize(
    "text",
    [
        "goose",
        "goose=",
        "house=https://a.cn",
        "goose=ftp://a.cn",
        "lk=https://a.cn 'unsafe-eval'",
        "goose=https://a.cn,goose=https://b.cn",
    ],
)
def test_what_is_no_service_or_no_address_stops_the_start(text: str) -> None:
    with pytest.raises(SystemExit, match="SERVICE_HOSTS"):
        read_services(text)


def test_the_usual_prefix_leaves_the_page_as_it_was_built(dist: Path) -> None:
    assert open_page(dist, "/boot", "/rental/board") == PAGE


def test_a_page_may_load_from_its_own_host_only(dist: Path) -> None:
    answer = TestClient(Starlette(routes=site_routes(dist))).get("/rental/board")
    rules = dict(rule.strip().split(" ", 1) for rule in answer.headers["content-security-policy"].split(";"))
    assert {source for sources in rules.values() for source in sources.split()} <= {
        "'self'",
        "'none'",
        "'unsafe-inline'",
        "data:",
        "blob:",
    }
    assert rules["default-src"] == "'self'" and "script-src" not in rules


def test_sites_named_in_the_settings_may_be_framed_and_nothing_more() -> None:
    policy = content_policy(frames=["https://bi.example.cn"])
    assert [rule for rule in policy.split(";") if "bi.example.cn" in rule] == [
        " frame-src 'self' https://bi.example.cn"
    ]


def test_before_it_is_built_a_page_says_what_to_do_and_a_file_is_missing(tmp_path: Path) -> None:
    client = TestClient(Starlette(routes=site_routes(tmp_path / "dist")))
    page, asset = client.get("/rental/board"), client.get("/assets/main.js")
    assert page.status_code == 503 and "make start" in page.text
    assert asset.status_code == 404


def test_a_file_that_is_not_there_is_missing_and_no_page(dist: Path) -> None:
    (dist / "assets").mkdir()
    client = TestClient(Starlette(routes=site_routes(dist)))
    assert [client.get(path).status_code for path in ("/logo.png", "/assets/Board-1.js", "/rental/board")] == [
        404,
        404,
        200,
    ]


def test_an_asset_comes_in_the_smallest_form_that_the_browser_reads(dist: Path) -> None:
    (dist / "assets").mkdir()
    script = dist / "assets" / "main-1a2b.js"
    script.write_bytes(b"plain")
    Path(f"{script}.br").write_bytes(b"small")
    site = TestClient(Starlette(routes=site_routes(dist)))
    for accepted, encoding, length in (("br, gzip", "br", "5"), ("gzip", None, "5"), ("identity", None, "5")):
        answer = site.head("/assets/main-1a2b.js", headers={"accept-encoding": accepted})
        assert (answer.headers.get("content-encoding"), answer.headers["content-length"]) == (encoding, length)
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "accept-encoding" and "immutable" in answer.headers["cache-control"]
    assert site.get("/assets/main-1a2b.js.br").status_code == 404
