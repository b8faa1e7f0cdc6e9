"""Calls about files: sending them, whole or part by part, reading them, and what is known about them."""

from server.files import links, serve, space, uploads
from server.files.parts import PART_BYTES
from server.files.shapes import LinkId, MakeLink, PartQuery, PathQuery, PathsQuery, PdfQuery, StartUpload, UploadId
from server.files.uploads import FORM_BYTES as FORM
from server.http.route import Route

ROUTES: list[Route] = [
    Route(
        "POST",
        "/sys/common/upload",
        uploads.upload_form,
        multipart=True,
        most_bytes=FORM,
        summary="上传文件 | Upload a file",
    ),
    Route(
        "POST",
        "/sys/common/upload1",
        uploads.upload_form,
        multipart=True,
        most_bytes=FORM,
        summary="上传文件 | Upload a file",
    ),
    Route(
        "POST",
        "/sys/upload/uploadMinio",
        uploads.upload_form,
        multipart=True,
        most_bytes=FORM,
        summary="上传文件 | Upload a file",
    ),
    Route(
        "POST",
        "/sys/oss/file/upload",
        uploads.upload_form,
        needs="sys:oss:file:list",
        multipart=True,
        most_bytes=FORM,
        summary="上传文件 | Upload a file",
    ),
    Route(
        "POST",
        "/sys/common/upload/start",
        uploads.start,
        body=StartUpload,
        summary="开始分片上传 | Begin an upload in parts",
    ),
    Route(
        "PUT",
        "/sys/common/upload/part",
        uploads.put_part,
        query=PartQuery,
        most_bytes=PART_BYTES,
        once="own",
        summary="上传一个分片 | Send one part",
    ),
    Route("GET", "/sys/common/upload/state", uploads.state, query=UploadId, summary="上传进度 | How far an upload is"),
    Route(
        "POST",
        "/sys/common/upload/finish",
        uploads.finish,
        body=UploadId,
        once="own",
        summary="完成上传 | Finish an upload",
    ),
    Route("DELETE", "/sys/common/upload/cancel", uploads.cancel, query=UploadId, summary="放弃上传 | Drop an upload"),
    Route("GET", "/sys/storage/own", space.own_space, summary="我的存储空间 | My storage"),
    Route(
        "GET",
        "/sys/storage/list",
        space.list_spaces,
        needs="sys:service:list",
        summary="存储空间 | Storage by organisation",
    ),
    Route("GET", "/sys/common/files", serve.facts, query=PathsQuery, summary="文件信息 | What is known of files"),
    Route("POST", "/sys/common/link", links.make_link, body=MakeLink, summary="外发链接 | Make a link to a file"),
    Route("GET", "/sys/common/link", links.links_of, query=PathQuery, summary="文件的外发链接 | Links of a file"),
    Route("DELETE", "/sys/common/link", links.end_link, query=LinkId, summary="收回外发链接 | Take a link back"),
    Route(
        "GET",
        "/sys/common/static/out/{id}/{expires}/{sign}/{name}",
        links.open_link,
        public=True,
        budget="page",
        raw="application/octet-stream",
        writes=False,
        summary="打开外发链接 | Open a link",
    ),
    Route(
        "GET",
        "/sys/common/static/{path:path}",
        serve.serve,
        raw="application/octet-stream",
        cookie=True,
        summary="读取文件 | Read a file",
    ),
    Route(
        "GET",
        "/sys/common/pdf/pdfPreviewIframe",
        serve.preview_pdf,
        query=PdfQuery,
        raw="text/html",
        cookie=True,
        summary="预览PDF | Show a PDF",
    ),
]
