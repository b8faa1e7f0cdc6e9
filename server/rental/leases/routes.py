"""The calls of long leases beside the transitions of their process."""

from schema.rental.lease import Lease
from server.engine.visible import with_visible_id
from server.http.adapters import Id, with_body
from server.http.route import Route
from server.rental.leases import contract
from server.rental.leases.preview import PreviewForm, preview_lease
from server.rental.leases.shapes import LeasePreviewShape, LeaseShape
from server.rental.leases.terms import LeaseForm
from server.rental.leases.view import lease_detail

ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/lease/add",
        with_body(contract.add_lease),
        needs="rental:lease:add",
        body=LeaseForm,
        result=LeaseShape,
        once="required",
        summary="新签合同 | New lease",
    ),
    Route(
        "POST",
        "/rental/lease/preview",
        with_body(preview_lease),
        needs="rental:lease:add",
        body=PreviewForm,
        result=LeasePreviewShape,
        writes=False,
        summary="试算账单 | Preview the bills",
    ),
    Route(
        "GET",
        "/rental/lease/detail",
        with_visible_id(Lease, lease_detail),
        needs="rental:lease:list",
        query=Id,
        result=LeaseShape,
        summary="合同详情 | Lease",
    ),
]
