"""Live events of one's own account, told to all windows of the person."""

from server.account.answers import Preference, UserInfo
from server.account.preferences import Name
from server.http.shape import Shape


class ProfileNews(Shape):
    """The person as they are now."""

    user_info: UserInfo


class PreferenceNews(Shape):
    name: Name
    value: Preference


USER = {"profile": ProfileNews, "preference": PreferenceNews}
