"""Routes about the people one may talk to, and about friends."""

from server.chat import friends, people
from server.chat.answers import (
    ChatContactCard,
    ChatContactPage,
    ChatDepart,
    ChatFriend,
    ChatFriendLine,
    ChatPresent,
    ChatRoleLine,
)
from server.chat.bodies import AddFriend, Peer, PeopleQuery, Remark
from server.chat.handlers import acts, asks, plain
from server.http.adapters import with_body
from server.http.route import Route

PEOPLE_ROUTES: list[Route] = [
    asks("/chat/person/list", people.people, PeopleQuery, ChatContactPage, "可联系的人 | People one may write to"),
    asks("/chat/person/one", people.person, Peer, ChatContactCard, "人员名片 | One person"),
    Route("GET", "/chat/person/present", plain(people.present), result=ChatPresent, summary="谁在线 | Who is here"),
    Route(
        "GET",
        "/chat/person/departs",
        plain(people.departs),
        result=list[ChatDepart],
        summary="通讯录部门 | Departments",
    ),
    Route("GET", "/chat/person/roles", plain(people.roles), result=list[ChatRoleLine], summary="通讯录角色 | Roles"),
    Route("GET", "/chat/friend/list", plain(friends.friends_of), result=list[ChatFriendLine], summary="好友 | Friends"),
    acts("/chat/friend/add", friends.add, AddFriend, ChatFriend, "添加好友 | Add a friend"),
    acts("/chat/friend/accept", friends.accept, Peer, ChatFriend, "通过好友请求 | Accept"),
    acts("/chat/friend/refuse", friends.refuse, Peer, ChatFriend, "拒绝好友请求 | Refuse"),
    acts("/chat/friend/remove", friends.remove, Peer, None, "删除好友 | Remove a friend"),
    Route(
        "PUT",
        "/chat/friend/remark",
        with_body(friends.remark),
        body=Remark,
        result=ChatFriend,
        summary="好友备注 | Remark",
    ),
]
