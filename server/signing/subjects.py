"""Subjects of signing flows: what a domain has signed, by whom, and what follows once everybody has.

Every domain declares its own, and the program's list is set once at start.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from server.kit.actor import Actor
from server.kit.unit_of_work import Work


@dataclass(frozen=True, slots=True)
class Signer:
    """A party that is to sign. `seq`: its turn, equal ones sign side by side; `id_no`: whole, compared by its last four."""

    role: str
    name: str
    phone: str
    id_no: str | None = None
    seq: int = 1


@dataclass(frozen=True, slots=True)
class Paper:
    """What is to be signed: its number and title for people, what its template's `{{variables}}` become, and who signs.

    `mark`: what every page says across of one that must not pass for one that stands.
    """

    no: str
    title: str
    variables: Mapping[str, str]
    signers: Sequence[Signer]
    mark: str = ""


Written = Callable[[Actor, int], Awaitable[Paper]]
Completed = Callable[[Work, int, date], Awaitable[None]]
Told = Callable[[Work, int], Awaitable[None]]
Ended = Callable[[Work, int, str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Subject:
    """`template`: the kind of template it is written with; `path`: the resource whose right and rows decide who may see its flow.

    `draw` gives the paper of a row in any state, `write` the same of one that is to be signed now, and refuses any other. `complete` runs in the transaction of the
    last signature, with the business day; what it refuses leaves that signature undone. `tell` hears of every step. `ended` runs in the transaction in which
    a party refuses or the desk withdraws it, with the reason.
    """

    path: str
    template: str
    draw: Written
    write: Written
    complete: Completed
    tell: Told
    ended: Ended | None = None


_subjects: dict[str, Subject] = {}


def configure_subjects(subjects: Mapping[str, Subject]) -> None:
    _subjects.clear()
    _subjects.update(subjects)


def subject_of(kind: str) -> Subject:
    return _subjects[kind]


def find_subject(kind: str) -> Subject | None:
    return _subjects.get(kind)


def subjects_of(template: str) -> list[tuple[str, Subject]]:
    """(kind, subject) of those that are written with templates of a kind."""
    return [(kind, subject) for kind, subject in _subjects.items() if subject.template == template]
