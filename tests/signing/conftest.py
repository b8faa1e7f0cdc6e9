"""Fixtures of signing: a desk, and phones of whoever was sent a link."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from server.settings import get_settings
from tests.kit.client import address_of_a_stranger
from tests.kit.people import Organisation
from tests.signing.desk import GUARANTOR, LESSEE, Desk, Phone, subject_of_desk


@pytest.fixture(autouse=True)
def demo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages are written down, so that a test reads the code that a phone would get."""
    monkeypatch.setattr(get_settings(), "demo", True)


@pytest_asyncio.fixture
async def desk(organisation: Organisation, sign_in: Any) -> AsyncIterator[Desk]:
    made = await Desk(organisation.admin, await sign_in(organisation.admin)).open()
    numbers = [f"137{organisation.id % 10_000_000:07d}{place}" for place in (1, 2)]
    made.signers = [
        replace(signer, phone=number[:11]) for signer, number in zip((LESSEE, GUARANTOR), _apart(numbers), strict=True)
    ]
    with subject_of_desk(made):
        yield made


def _apart(numbers: list[str]) -> list[str]:
    """Phones of this test alone: codes to one phone are counted."""
    return [number[:2] + number[-9:] for number in numbers]


@pytest_asyncio.fixture
async def phone(desk: Desk, sign_in: Any) -> Callable[..., Awaitable[Phone]]:
    async def take(place: int = 0) -> Phone:
        return Phone(await sign_in(address=address_of_a_stranger()), await desk.link(place), desk.signers[place])

    return take
