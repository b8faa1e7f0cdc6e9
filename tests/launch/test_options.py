"""Settings that cannot be meant end the start with one line in both languages, before anything is begun."""

from pathlib import Path

import pytest

from server.launch.failure import LaunchFailure
from server.launch.home import Home
from server.launch.options import read_options
from server.launch.start import environment_of_children

REAL = {"DATABASE_URL": "postgres://u:secret@db/guanjia", "REDIS_URL": "redis://r/0"}


def test_without_settings_it_is_a_demo_on_embedded_servers() -> None:
    options = read_options({})
    assert (options.demo, options.embedded, options.address) == (True, True, "http://127.0.0.1:8000")
    assert options.api_prefix == "/boot"
    assert options.data_dir.name == "var"


def test_real_servers_mean_no_demo() -> None:
    options = read_options({**REAL, "ADMIN_PASSWORD": "a-long-one", "SECRET_KEY": "k"})
    assert (options.demo, options.embedded) == (False, False)


@pytest.mark.parametrize("servers", [{}, {**REAL, "ADMIN_PASSWORD": "x", "SECRET_KEY": "k"}], ids=["embedded", "given"])
def test_the_daily_roots_of_signing_lie_in_the_data_folder_unless_another_is_named(
    servers: dict[str, str], tmp_path: Path
) -> None:
    options = read_options({**servers, "DATA_DIR": str(tmp_path)})
    told = environment_of_children({}, options, Home(tmp_path))
    assert told["SIGN_ROOTS_DIR"] == str(tmp_path / "sign-roots")
    named = read_options({**servers, "DATA_DIR": str(tmp_path), "SIGN_ROOTS_DIR": "/mnt/kept"})
    assert environment_of_children({}, named, Home(tmp_path))["SIGN_ROOTS_DIR"] == "/mnt/kept"


def test_on_all_interfaces_the_address_shown_is_the_local_one() -> None:
    assert read_options({"HOST": "0.0.0.0", "PORT": "9000"}).address == "http://127.0.0.1:9000"


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        (REAL, "ADMIN_PASSWORD, SECRET_KEY"),
        ({**REAL, "ADMIN_PASSWORD": "x"}, "SECRET_KEY"),
        ({"DEMO": "0"}, "ADMIN_PASSWORD"),
        ({"PORT": "http"}, "PORT=http"),
        ({"PORT": "70000"}, "PORT=70000"),
        ({"WEB_CONCURRENCY": "0"}, "WEB_CONCURRENCY=0"),
        ({"DEMO": "perhaps"}, "DEMO=perhaps"),
        ({"DATABASE_URL": "mysql://db"}, "DATABASE_URL"),
        ({"REDIS_URL": "localhost:6379"}, "REDIS_URL"),
        ({"TRUSTED_PROXIES": "10.0.0.1, 10.0.0.300"}, "TRUSTED_PROXIES"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_setting_that_cannot_be_meant_is_named(settings: dict[str, str], named: str) -> None:
    with pytest.raises(LaunchFailure) as caught:
        read_options(settings)
    text = str(caught.value)
    chinese, _, english = text.partition(" | ")
    assert named in chinese
    assert named in english
    assert "\n" not in text
    assert "secret@" not in text
