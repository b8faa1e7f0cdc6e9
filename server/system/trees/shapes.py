"""What calls about a level of a tree take."""

from pydantic import Field

from server.http.body import Body


class PidQuery(Body):
    """`parent_id`: what tree tables of the family call the same."""

    pid: str = Field(default="", max_length=40)
    parent_id: str = Field(default="", max_length=40)

    @property
    def parent(self) -> str:
        """Empty at the top."""
        asked = self.pid or self.parent_id
        return "" if asked == "0" else asked
