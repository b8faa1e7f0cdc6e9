"""Input and answers of the calls that anybody may make."""

import datetime

from server.http.body import Body
from server.http.shape import Shape


class FestivalQuery(Body):
    """`date` empty means today."""

    date: datetime.date | None = None


class FestivalShape(Shape):
    """`images`: paths below the static files that need no token, joined by commas."""

    name: str
    kind: str
    images: str | None
