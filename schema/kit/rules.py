"""The named patterns of spec section 5; exported to the web so that both sides check the same rule."""

import re
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Rule:
    """`pattern` must match the whole text; `message` is a pair text."""

    name: str
    pattern: str
    message: str

    def accepts(self, text: str) -> bool:
        return re.fullmatch(self.pattern, text) is not None


_RULES = [
    Rule("mobile", r"1[3-9]\d{9}", "请输入正确的手机号码 | Enter a correct mobile number"),
    Rule("phone", r"1[3-9]\d{9}|0\d{2,3}-?\d{7,8}", "请输入正确的电话号码 | Enter a correct phone number"),
    Rule("landline", r"\d{3,4}-\d{7,8}", "请输入正确的座机号码 | Enter a correct landline number"),
    Rule(
        "username", r"[A-Za-z0-9_]{4,18}", "用户名为4到18位字母、数字或下划线 | 4 to 18 letters, digits or underscores"
    ),
    Rule(
        "workbench_username",
        r"[A-Za-z0-9_一-龥-]{4,20}",
        "用户名为4到20位中文、字母、数字、横线或下划线 | 4 to 20 Chinese or English letters, digits, - or _",
    ),
    Rule(
        "password",
        r"(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9\s])\S{8,16}",
        "密码强度不足：8到16位，含大小写字母、数字和特殊符号，不含空格 | Insufficient Password strength:"
        " 8 to 16 characters with upper and lower case letters, digits and special symbols, no spaces",
    ),
    Rule("email", r"[\w.+-]+@[\w-]+(\.[\w-]+)+", "请输入正确的邮箱地址 | Enter a correct e-mail address"),
    Rule("natural", r"0|[1-9]\d*", "请输入自然数 | Enter a natural number"),
    Rule("letters", r"[A-Za-z]+", "请输入英文字母 | Letters only"),
    Rule("letters_digits", r"[A-Za-z0-9_-]{1,40}", "请输入字母、数字、横线或下划线 | Letters, digits, - and _ only"),
    Rule("bank_card", r"[1-9]\d{9,19}", "请输入正确的银行卡号 | Enter a correct bank card number"),
    Rule("certificate", r"[A-Za-z0-9]{1,50}", "请输入正确的证件号码 | Enter a correct certificate number"),
    Rule("qq", r"[1-9]\d{4,11}", "请输入正确的QQ号码 | Enter a correct QQ number"),
    Rule("url", r"https?://\S+", "请输入以 http 或 https 开头的网址 | Enter an address starting with http or https"),
    Rule(
        "gateway_target",
        r"(https?|wss?|lb)://[\w.-]{1,100}(:[1-9]\d{0,4})?(/[\w./-]{0,100})?",
        "请输入 http(s)、ws(s) 或 lb 开头的地址 | Enter an address starting with http(s), ws(s) or lb",
    ),
    Rule("postal", r"\d{6}", "请输入6位邮政编码 | Enter a 6-digit postal code"),
    Rule("name", r"[一-龥A-Za-z ·]{2,100}", "请输入2到100位中文、英文或空格 | 2 to 100 Chinese or English characters"),
    Rule("house_no", r"[\w一-龥#()（）-]{1,20}", "请输入正确的房号 | Enter a correct house number"),
]
RULES: dict[str, Rule] = {rule.name: rule for rule in _RULES}
_ID_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)


def check_national_id(text: str) -> bool:
    """15 digits, or 18 with the GB 11643 check character."""
    if re.fullmatch(r"\d{15}", text):
        return True
    if not re.fullmatch(r"\d{17}[\dXx]", text):
        return False
    total = sum(int(digit) * weight for digit, weight in zip(text, _ID_WEIGHTS, strict=False))
    return "10X98765432"[total % 11] == text[-1].upper()


def describe_rules() -> dict[str, Any]:
    """The rules as JSON for the web."""
    return {rule.name: {"pattern": rule.pattern, "message": rule.message} for rule in _RULES}
