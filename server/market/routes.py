"""Calls of the domain that are not generic."""

from server.engine.effects import Step
from server.http.adapters import Id
from server.http.route import Route
from server.market.matches import find_matches, read_contacts
from server.market.requests import read_contact
from server.market.shapes import FoundMatches, SeenContact, SeenContacts

ROUTES: list[Route] = [
    Route(
        "POST",
        "/sd/post/findMatches",
        find_matches,
        needs="sd:match:find",
        body=Step,
        result=FoundMatches,
        message="匹配完成 | Matches sought",
        summary="找匹配 | Find matches",
    ),
    Route(
        "GET",
        "/sd/match/contacts",
        read_contacts,
        needs="sd:match:contacts",
        query=Id,
        result=SeenContacts,
        summary="双方联系方式 | Contacts of both sides",
    ),
    Route(
        "GET",
        "/sd/contactRequest/contact",
        read_contact,
        needs="sd:contactRequest:contact",
        query=Id,
        result=SeenContact,
        summary="联系方式 | Contact",
    ),
]
