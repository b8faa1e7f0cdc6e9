"""Text as people paste it, with spaces nobody sees and letters in parts, is the text they meant, whichever way it comes in."""

from datetime import date

import pytest

from schema.domains import registry
from schema.kit.field import f
from schema.kit.kinds import KINDS
from schema.kit.text import plain
from server.account.models import Login, PhoneLogin
from server.engine.conditions import build_condition
from server.engine.sheet_cells import Wrong, column_reader
from server.engine.sheet_read import match_titles
from server.engine.sql import Parameters
from server.engine.validate import read_field
from server.http.body import Body, parse
from server.signing.masks import same_name

PASTED = [
    ("\ufeff李明\u200b", "李明"),
    ("李\u00a0明", "李 明"),
    ("李\u3000明\u3000", "李 明"),
    ("Jose\u0301 Garci\u0301a", "José García"),
    ("\u202a13900139000\u202c", "13900139000"),
    ("一\r\n二\u2028三", "一\n二\n三"),
    ("客\u00ad房 👨‍👩‍👧", "客房 👨‍👩‍👧"),
]


class Sample(Body):
    name: str
    password: str = ""


@pytest.mark.parametrize(("pasted", "meant"), PASTED)
def test_every_way_in_takes_it_as_it_was_meant(pasted: str, meant: str) -> None:
    item = f("name", "名称 | Name", kind="text", find="like")
    assert read_field(item, pasted) == meant
    assert parse(Sample, {"name": pasted}).name == meant
    assert column_reader(item, None)([pasted]) == [meant]
    for operator, found in (("eq", meant), ("like", f"%{meant}%"), ("right_like", f"{meant}%")):
        params = Parameters(date(2026, 11, 28))
        assert build_condition(item, operator, pasted.strip("\u3000"), params) and params.values == [found]


def test_a_cell_of_nothing_that_is_seen_is_blank_and_labels_are_found() -> None:
    item = f("level", "级别 | Level", kind="dict")
    assert column_reader(item, None, {"高 层": "3"})(["\u200b", "高\u00a0层\ufeff"]) == [None, "3"]
    assert column_reader(f("on", "启用 | On", kind="bool"), None)(["是\u200b", "ｙｅｓ"]) == [True, True]


@pytest.mark.parametrize(
    "title", ["面积（㎡）", "面积(㎡)\u200b", "*面积\n（㎡）", " 面积 (㎡) ", "ＡＲＥＡ", "area\u00a0"]
)
def test_headers_of_sheets_are_known_again(title: str) -> None:
    area = f("area", "面积（㎡） | Area", kind="decimal")
    assert [item.column for _, item in match_titles([title], [area]).places] == ["area"]


def test_signing_in_takes_a_pasted_name_and_phone_and_leaves_the_password_alone() -> None:
    assert parse(Login, {"username": "\u200bａｄｍｉｎ ", "password": "ｐ\u200b"}).model_dump()["username"] == "admin"
    assert parse(Login, {"username": "admin", "password": "ｐ\u200bw "}).password == "ｐ\u200bw "
    assert parse(PhoneLogin, {"mobile": "１３９００１３９０００\u200b", "captcha": "123456"}).mobile == "13900139000"


def test_markup_and_passwords_stay_as_they_are() -> None:
    assert KINDS["password"].read("a\u00a0b", f("x", "值 | Value", kind="password")) == "a\u00a0b"
    assert plain("full（width）") == "full（width）"


DOTS = ("·", "•", "‧", "．", "・")


@pytest.mark.parametrize("dot", DOTS)
def test_every_dot_of_a_name_is_one_for_forms_search_and_knowing_somebody_again(dot: str) -> None:
    name, typed = "阿依古丽·买买提", f"阿依古丽{dot}买买提"
    ruled = f("name", "姓名 | Name", kind="text", rule="name", find="like")
    for item in (ruled, f("name", "姓名 | Name", kind="text", find="like")):
        assert read_field(item, typed) == column_reader(item, None)([typed])[0] == name
        params = Parameters(date(2026, 11, 28))
        assert build_condition(item, "like", typed, params) and params.values == [f"%{name}%"]
    assert parse(Sample, {"name": typed}).name == name
    assert same_name(name, typed) and not same_name(name, "阿依古丽·买买")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("陈䮌", "陈䮌"),
        ("李𠮷", "李𠮷"),
        ("O’Brien", "O'Brien"),
        ("Jose\u0301  Garci\u0301a", "José García"),
        ("Ｊｅａｎ－Ｌｕｃ", "Jean-Luc"),
        ("阿依古丽.买买提", "阿依古丽·买买提"),
    ],
)
def test_a_name_is_kept_as_its_bearer_writes_it(typed: str, kept: str) -> None:
    assert read_field(f("name", "姓名 | Name", kind="text", rule="name"), typed) == kept


@pytest.mark.parametrize("typed", ["张3", "<b>张三</b>", "张三😀", "张三１"])
def test_digits_markup_and_emoji_are_no_name(typed: str) -> None:
    with pytest.raises(ValueError, match=r" \| "):
        read_field(f("name", "姓名 | Name", kind="text", rule="name"), typed)


def test_a_mask_is_no_value_of_a_sealed_field_from_forms_and_sheets() -> None:
    resource = registry().require("rental/owner")
    item = next(one for one in resource.complete_fields if one.column == "bank_account")
    with pytest.raises(ValueError, match="隐藏"):
        read_field(item, "6222****2021")
    [read] = column_reader(item, None)(["6222****2021"])
    assert isinstance(read, Wrong)
