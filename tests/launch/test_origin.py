"""A database of another line of migrations is told apart from one of a newer program."""

import pytest

from server.kit.version import Version
from server.launch.failure import LaunchFailure
from server.launch.migrate import refuse_newer


def test_a_database_of_different_origin_is_refused_with_the_way_out() -> None:
    with pytest.raises(LaunchFailure, match=r"来源不同.*DATA_DIR.* \| .*different origin.*DATA_DIR"):
        refuse_newer(Version(pending=("0_2_init.py",), foreign=("0_1_init.py",)))


def test_a_newer_database_is_still_called_newer() -> None:
    with pytest.raises(LaunchFailure, match="newer version"):
        refuse_newer(Version(pending=(), foreign=("1_later.py",)))
