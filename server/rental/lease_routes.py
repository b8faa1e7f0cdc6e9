"""The calls of long leases; each handler only hands over to its use case."""

from server.http.handing import Id, with_body, with_id
from server.http.route import Route
from server.rental import lease_payments, leases
from server.rental.acting import Reasoned
from server.rental.detail_shapes import LeasePreviewShape, LeaseShape
from server.rental.lease_preview import PreviewForm, preview_lease
from server.rental.lease_terms import LeaseForm
from server.rental.lease_view import lease_detail

ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/lease/add",
        with_body(leases.add_lease),
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
        with_id(lease_detail),
        needs="rental:lease:list",
        query=Id,
        result=LeaseShape,
        summary="合同详情 | Lease",
    ),
    Route(
        "POST",
        "/rental/lease/sign",
        with_body(leases.sign_lease),
        needs="rental:lease:sign",
        body=leases.Sign,
        result=LeaseShape,
        once="required",
        summary="登记签署 | Record signing",
    ),
    Route(
        "POST",
        "/rental/lease/cancel",
        with_body(leases.cancel_lease),
        needs="rental:lease:cancel",
        body=Reasoned,
        result=LeaseShape,
        once="required",
        summary="作废 | Void",
    ),
    Route(
        "POST",
        "/rental/lease/pay",
        with_body(lease_payments.pay_bill),
        needs="rental:lease:pay",
        body=lease_payments.PayBill,
        result=LeaseShape,
        once="required",
        summary="账单收款 | Pay a bill",
    ),
    Route(
        "POST",
        "/rental/lease/reverse",
        with_body(lease_payments.reverse_payment),
        needs="rental:lease:reverse",
        body=lease_payments.ReversePayment,
        result=LeaseShape,
        once="required",
        summary="冲正账单收款 | Reverse a payment of a bill",
    ),
]
