"""Other limits for the length of a block, as an operator would set them."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from server.settings import get_settings


@contextmanager
def limited(**named: int) -> Iterator[None]:
    """`limited(SHEET_CELLS=10)`."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in named.items():
            patch.setenv(name, str(value))
        get_settings.cache_clear()
        try:
            yield
        finally:
            patch.undo()
            get_settings.cache_clear()
