"""What the calls of the domain answer."""

from server.http.shape import Shape


class SeenContact(Shape):
    name: str
    phone: str


class SeenContacts(Shape):
    supply: SeenContact
    demand: SeenContact


class FoundMatches(Shape):
    """How many were proposed."""

    id: str
    found: int
