"""Variables of contract templates: what may stand between `{{` and `}}` in a body, for each kind of template.

One list for the palette of the editor, the check before publishing, and the domains that fill them in.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from schema.kit.dictionary import dictionary

LEASE, CHANGE, SETTLEMENT, AGREEMENT = "lease", "lease_change", "settlement", "agreement"

TEMPLATE_KIND = dictionary(
    "template_kind",
    "模板类型 | Kind of template",
    "lease=租赁合同 | Lease #blue",
    "lease_change=合同变更 | Change of a lease #purple",
    "settlement=退租结算 | Settlement #orange",
    "agreement=其他协议 | Other agreement #default",
)


class Variable(NamedTuple):
    """`label`: a pair text. `example`: what it looks like, in a preview without a record.

    A `table` is rows of cells, the first one its head: a line each, the cells between tabs; it stands alone in a paragraph.
    """

    code: str
    label: str
    example: str
    kind: Literal["text", "table"] = "text"


PLACES: Mapping[str, str] = {
    "tenant": "承租人签字处 | Lessee signs here",
    "co_tenant": "共同承租人签字处 | Co-lessee signs here",
    "guarantor": "担保人签字处 | Guarantor signs here",
    "lessor": "出租人签字处 | Lessor signs here",
    "witness": "见证人签字处 | Witness signs here",
}
"""Role of a signer -> where it signs: `{{sign.tenant}}` in a body."""

_HEAD = (
    Variable("contract_no", "合同编号 | Contract no.", "ZL2026-000123"),
    Variable("lessor_name", "出租人 | Lessor", "云栖物业管理有限公司"),
    Variable("lessor_phone", "出租人电话 | Lessor's phone", "0571-88886666"),
    Variable("tenant_name", "承租人 | Lessee", "赵明"),
    Variable("tenant_phone", "承租人电话 | Lessee's phone", "13700137000"),
    Variable("tenant_id_no", "承租人证件号码 | Lessee's ID number", "330102199001011234"),
    Variable("co_tenants", "共同承租人 | Co-lessees", "钱丽（330102199205054321）"),
    Variable("guarantor_name", "担保人 | Guarantor", "孙伟"),
    Variable("guarantor_phone", "担保人电话 | Guarantor's phone", "13800138000"),
    Variable("guarantor_id_no", "担保人证件号码 | Guarantor's ID number", "330102196512121111"),
    Variable("address", "房屋地址 | Address", "杭州市西湖区云栖小区3幢2单元501室"),
    Variable("unit_name", "房源 | Property", "云栖小区 3-501"),
    Variable("today", "签订日期 | Day of signing", "2026年3月1日"),
)
_TERMS = (
    Variable("area", "建筑面积 | Floor area", "86.50平方米"),
    Variable("start_date", "租期开始 | From", "2026年3月1日"),
    Variable("end_date", "租期结束 | To", "2027年2月28日"),
    Variable("months", "租期 | Term", "12个月"),
    Variable("rent", "月租金 | Rent per month", "3,200.00元"),
    Variable("rent_words", "月租金大写 | Rent in words", "叁仟贰佰元整"),
    Variable("pay_cycle", "付款方式 | Payment", "季付"),
    Variable("pay_advance_days", "提前付款天数 | Days in advance", "7天"),
    Variable("deposit", "押金 | Deposit", "3,200.00元"),
    Variable("deposit_words", "押金大写 | Deposit in words", "叁仟贰佰元整"),
    Variable("deposit_return_days", "押金退还期限 | Deposit returned within", "7天"),
    Variable("price_steps", "租金调整 | Steps of the rent", "2027年3月1日起每月3,360.00元"),
    Variable("free_days", "免租期 | Free days", "2026年3月1日至2026年3月7日"),
    Variable("meters", "水电燃气底数 | Meter readings", "水12.5；电308；燃气45"),
    Variable("services", "服务项目 | Services", "保洁、宽带"),
    Variable("deduct_terms", "押金扣除约定 | What is deducted", "损坏家具家电、欠付费用"),
    Variable("penalty", "违约金 | Penalty", "1个月租金"),
    Variable("notes", "补充约定 | Further terms", "可养猫一只"),
    Variable(
        "bills",
        "应付款项表 | Table of what is due",
        "账期\t款项\t应付日\t金额（元）\n2026-03-01 至 2026-05-31\t租金\t2026-02-22\t9,600.00\n2026-03-01\t押金\t2026-03-01\t3,200.00",
        "table",
    ),
)
_CHANGE = (
    Variable("change_no", "变更编号 | Change no.", "BG2026-000012"),
    Variable("change_kind", "变更事项 | What changes", "续租"),
    Variable("effective_date", "生效日期 | Effective from", "2027年3月1日"),
    Variable("reason", "变更原因 | Reason", "租期届满，双方同意续租"),
    Variable(
        "changes",
        "变更内容表 | Table of changes",
        "事项\t变更前\t变更后\n租期结束\t2027-02-28\t2028-02-28\n月租金\t3,200.00\t3,360.00",
        "table",
    ),
    Variable("bills", "应付款项表 | Table of what is due", _TERMS[-1].example, "table"),
)
_SETTLEMENT = (
    Variable("settlement_no", "结算编号 | Settlement no.", "JS2026-000008"),
    Variable("settlement_kind", "退租类型 | Kind of leaving", "到期退租"),
    Variable("leave_date", "退租日期 | Day of leaving", "2026年8月31日"),
    Variable("meters", "退租读数 | Readings when leaving", "水36.2；电1502；燃气118"),
    Variable("damages", "赔偿扣款 | Damages", "墙面污损 300.00元（照片2张）"),
    Variable("handover", "交接清单 | Handed back", "钥匙、门卡（已交）；遥控器（未交）"),
    Variable("deposit", "在押押金 | Deposit held", "3,200.00元"),
    Variable("payee_account", "收款账户 | Account of the payee", "赵明 工商银行 6222021202012345675"),
    Variable(
        "lines",
        "结算明细表 | Table of the settlement",
        "项目\t说明\t金额（元）\n押金\t应退\t3,200.00\n电费\t92度 × 0.538\t-49.50\n合计\t应退承租人\t3,150.50",
        "table",
    ),
    Variable("refund", "应退或应补金额 | To be refunded or paid", "应退3,150.50元"),
    Variable("refund_words", "金额大写 | Amount in words", "叁仟壹佰伍拾元伍角整"),
    Variable("refund_days", "退款期限 | Refunded within", "7天"),
)

VARIABLES: Mapping[str, Sequence[Variable]] = {
    LEASE: (*_HEAD, *_TERMS),
    CHANGE: (*_HEAD, *_CHANGE),
    SETTLEMENT: (*_HEAD, *_SETTLEMENT),
    AGREEMENT: _HEAD,
}
"""Kind of a template -> its variables; whoever has a record written gives a value for each of them, empty where there is none."""


def variables_of(kind: str) -> dict[str, Variable]:
    """By code; none for an unknown kind."""
    return {item.code: item for item in VARIABLES.get(kind, ())}
