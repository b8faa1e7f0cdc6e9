"""The calls of changes beside the transitions of their process."""

from schema.rental.lease import Lease
from schema.rental.lease_change import LeaseChange
from server.engine.visible import with_visible_id
from server.http.adapters import Id, with_body
from server.http.route import Route
from server.rental.lease_changes.detail import change_detail, changes_of
from server.rental.lease_changes.drafts import add_change, decline_renewal
from server.rental.lease_changes.forms import ChangeForm, ChangePreviewForm, NotRenewing
from server.rental.lease_changes.preview import preview_change
from server.rental.lease_changes.shapes import ChangeDetailShape, ChangePreviewShape, ChangeShape

ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/leaseChange/preview",
        with_body(preview_change),
        needs="rental:leaseChange:add",
        body=ChangePreviewForm,
        result=ChangePreviewShape,
        writes=False,
        summary="试算变更 | Preview a change",
    ),
    Route(
        "POST",
        "/rental/leaseChange/add",
        with_body(add_change),
        needs="rental:leaseChange:add",
        body=ChangeForm,
        result=ChangeDetailShape,
        summary="发起变更 | Start a change",
    ),
    Route(
        "POST",
        "/rental/lease/notRenew",
        with_body(decline_renewal),
        needs="rental:leaseChange:add",
        body=NotRenewing,
        result=ChangeDetailShape,
        summary="登记不续租 | Record that it is not renewed",
    ),
    Route(
        "GET",
        "/rental/leaseChange/detail",
        with_visible_id(LeaseChange, change_detail),
        needs="rental:leaseChange:list",
        query=Id,
        result=ChangeDetailShape,
        summary="变更详情 | Change",
    ),
    Route(
        "GET",
        "/rental/leaseChange/ofLease",
        with_visible_id(Lease, changes_of),
        needs="rental:leaseChange:list",
        query=Id,
        result=list[ChangeShape],
        summary="合同的变更 | Changes of a lease",
    ),
]
