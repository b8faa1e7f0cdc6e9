"""The text form of other clients of the family says what was said, whatever was said."""

from hypothesis import given
from hypothesis import strategies as st

from server.chat.wire.text import MARKS, MEDIA, TEXT, TextMessage, address_of, decode, encode, path_of

NAMES = st.from_regex(r"[A-Za-z0-9_一-龥-]{1,20}", fullmatch=True)
ENDS = st.sampled_from(["", *MARKS, "|image|voice", "|", " |image"])
TEXTS = st.tuples(st.text(), ENDS).map(lambda parts: "".join(parts).strip())
PATHS = st.from_regex(r"t[0-9]{1,9}/chat/[0-9]{8}/[\w一-龥.-]{1,60}", fullmatch=True)


@given(NAMES, TEXTS)
def test_a_text_comes_back_as_it_was_also_when_it_looks_like_an_image(sender: str, text: str) -> None:
    said = TextMessage(sender, text)
    sent = encode(said)
    assert decode(sent, TEXT) == decode(sent) == said
    assert sent.startswith(f"{sender}|{text}")
    assert not sent.endswith(tuple(MARKS))


@given(NAMES, PATHS, st.sampled_from(["image", "voice"]))
def test_a_file_comes_back_with_its_kind_by_the_mark(sender: str, path: str, kind: str) -> None:
    said = TextMessage(sender, address_of("/boot", path), kind)  # type: ignore[arg-type]
    assert decode(encode(said), MEDIA) == decode(encode(said)) == said
    assert path_of(said.content) == path


def test_who_says_text_means_text_and_a_file_without_a_mark_is_some_file() -> None:
    assert decode("ann|a.png|image", 0) == TextMessage("ann", "a.png|image")
    assert decode("ann|a.png", "1") == TextMessage("ann", "a.png", "media")
    assert decode("ann|x|y|z", "0") == TextMessage("ann", "x|y|z")


@given(
    st.one_of(
        st.none(),
        st.integers(),
        st.booleans(),
        st.floats(),
        st.lists(st.text()),
        st.text().filter(lambda t: "|" not in t),
    )
)
def test_what_is_not_of_the_form_is_nothing(text: object) -> None:
    assert decode(text, 0) is None and decode(text) is None


@given(
    st.one_of(
        st.integers().filter(lambda n: n not in (0, 1)),
        st.booleans(),
        st.floats(),
        st.lists(st.integers()),
        st.just("2"),
    )
)
def test_an_unknown_type_is_nothing(msgtype: object) -> None:
    assert decode("ann|hello", msgtype) is None


def test_a_file_of_another_site_has_no_path_here() -> None:
    here = "t1/chat/20260501/图_1.png"
    for address in (
        "/boot/sys/common/static/t1/chat/20260501/%E5%9B%BE_1.png",
        here,
        f"/{here}",
        f"/boot/sys/common/static/{here}",
        f"https://portal.cn/boot/sys/common/static/{here}?w=2",
    ):
        assert path_of(address) == here
    for address in (
        "https://evil.example/a.png",
        "//evil.example/a.png",
        "javascript:alert(1)",
        "data:image/png;base64,AA==",
    ):
        assert path_of(address) == ""
