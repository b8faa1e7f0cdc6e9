"""The calls of long leases beside the transitions of their process."""

from server.http.adapters import Id, with_body, with_id
from server.http.route import Route
from server.rental.leases import bill_payments, contract
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
        with_id(lease_detail),
        needs="rental:lease:list",
        query=Id,
        result=LeaseShape,
        summary="合同详情 | Lease",
    ),
    Route(
        "POST",
        "/rental/lease/pay",
        with_body(bill_payments.pay_bill),
        needs="rental:lease:pay",
        body=bill_payments.PayBill,
        result=LeaseShape,
        once="required",
        summary="账单收款 | Pay a bill",
    ),
    Route(
        "POST",
        "/rental/lease/reverse",
        with_body(bill_payments.reverse_payment),
        needs="rental:lease:reverse",
        body=bill_payments.ReversePayment,
        result=LeaseShape,
        once="required",
        summary="冲正账单收款 | Reverse a payment of a bill",
    ),
]
