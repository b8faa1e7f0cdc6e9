"""Dictionaries of orders, leases, cash and viewings."""

from schema.kit.dictionary import Dictionary, dictionary

TRADE: list[Dictionary] = [
    dictionary(
        "channel",
        "渠道 | Channel",
        "walk_in=门店 | Walk-in",
        "phone=电话 | Phone",
        "wechat=微信 | WeChat",
        "website=官网 | Website",
        "ctrip=携程 | Ctrip",
        "meituan=美团 | Meituan",
        "fliggy=飞猪 | Fliggy",
        "tujia=途家 | Tujia",
        "airbnb=爱彼迎 | Airbnb",
        "booking=Booking | Booking.com",
        "company=协议客户 | Company account",
        "other=其他 | Other",
    ),
    dictionary(
        "id_type",
        "证件类型 | ID type",
        "id_card=身份证 | ID card",
        "passport=护照 | Passport",
        "hk_macao=港澳通行证 | Hong Kong and Macao permit",
        "taiwan=台胞证 | Taiwan permit",
        "officer=军官证 | Officer's ID",
        "licence=营业执照 | Business licence",
        "other=其他 | Other",
    ),
    dictionary(
        "pay_cycle",
        "付款方式 | Payment cycle",
        "1=月付 | Monthly",
        "3=季付 | Quarterly",
        "6=半年付 | Half-yearly",
        "12=年付 | Annual",
    ),
    dictionary("lease_form", "合同形式 | Contract form", "paper=纸质 | Paper", "electronic=电子 | Electronic"),
    dictionary(
        "day_period",
        "时段 | Period",
        "morning=上午 | Morning",
        "noon=中午 | Noon",
        "afternoon=下午 | Afternoon",
        "evening=晚上 | Evening",
    ),
]
