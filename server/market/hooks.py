"""Hooks of the generic screens of the domain, named in one list."""

from schema.market.contact_request import contact_request
from schema.market.post import post
from server.engine.hooks import Hooks
from server.market.posts import check_post
from server.market.requests import check_request

HOOKS: dict[str, Hooks] = {
    post.path: Hooks(validate=check_post),
    contact_request.path: Hooks(validate=check_request),
}
