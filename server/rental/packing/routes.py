"""Routes of the re-pack: its preview, carrying it out, and taking it back."""

from server.http.adapters import with_body
from server.http.route import Route
from server.rental.packing import carrying, proposals
from server.rental.packing.shapes import PackedShape, PackingShape

_PACK = "rental:board:pack"

ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/packing/preview",
        with_body(proposals.preview),
        needs=_PACK,
        body=proposals.PackingQuery,
        result=PackingShape,
        writes=False,
        summary="重排预览 | Preview of a re-pack",
    ),
    Route(
        "POST",
        "/rental/packing/apply",
        with_body(carrying.apply_packing),
        needs=_PACK,
        body=carrying.PackingApply,
        result=PackedShape,
        once="required",
        summary="自动排房与重排 | Assign and re-pack",
    ),
    Route(
        "POST",
        "/rental/packing/restore",
        with_body(carrying.restore_packing),
        needs=_PACK,
        body=carrying.PackingRestore,
        result=PackedShape,
        once="required",
        summary="撤销重排 | Take a re-pack back",
    ),
]
