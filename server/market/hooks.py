"""Hooks of the generic screens of the domain, named in one list."""

from schema.market.contact_request import contact_request
from schema.market.post import post
from server.engine.hooks import After, Hooks
from server.market.owners import give_owner
from server.market.posts import check_post
from server.market.requests import check_request, tell_owner

HOOKS: dict[str, Hooks] = {
    post.path: Hooks(validate=check_post, prepare=give_owner),
    contact_request.path: Hooks(validate=check_request, prepare=give_owner, after=After(add=tell_owner)),
}
