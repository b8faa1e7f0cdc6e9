"""Contract templates and clauses that a new organisation starts with: a lease, a change, a settlement; it makes its own versions of them."""

from typing import NamedTuple

from schema.signing.variables import CHANGE, LEASE, SETTLEMENT


class TemplatePlan(NamedTuple):
    key: str
    kind: str
    name: str
    body: str


class ClausePlan(NamedTuple):
    key: str
    kind: str | None
    name: str
    body: str


_PARTIES = """\
<p>出租人（甲方）：<strong>{{lessor_name}}</strong>　联系电话：{{lessor_phone}}</p>
<p>承租人（乙方）：<strong>{{tenant_name}}</strong>　联系电话：{{tenant_phone}}<br>证件号码：{{tenant_id_no}}</p>
"""
_SIGNATURES = """\
<p>甲方（签章）：{{sign.lessor}}</p>
<p>乙方（签字）：{{sign.tenant}}</p>
<p>共同承租人（签字）：{{sign.co_tenant}}</p>
<p>担保人（签字）：{{sign.guarantor}}</p>
<p style="text-align: right">签订日期：{{today}}</p>
"""

_LEASE = f"""\
<h1>房屋租赁合同</h1>
<p style="text-align: right">合同编号：{{{{contract_no}}}}</p>
{_PARTIES}\
<p>共同承租人：{{{{co_tenants}}}}</p>
<p>担保人：{{{{guarantor_name}}}}　联系电话：{{{{guarantor_phone}}}}<br>证件号码：{{{{guarantor_id_no}}}}</p>
<p>根据《中华人民共和国民法典》及有关规定，甲乙双方在平等、自愿的基础上，就房屋租赁事宜订立本合同，共同遵守。</p>
<h2>第一条　房屋</h2>
<p>甲方将位于<u>{{{{address}}}}</u>的房屋（{{{{unit_name}}}}，建筑面积{{{{area}}}}）出租给乙方作居住使用。未经甲方书面同意，乙方不得改变用途，不得转租。</p>
<h2>第二条　租期</h2>
<p>租期自<u>{{{{start_date}}}}</u>起至<u>{{{{end_date}}}}</u>止（含首尾两日），共{{{{months}}}}。免租期：{{{{free_days}}}}。</p>
<p>租期届满前，乙方要求续租的，应提前三十日提出；同等条件下乙方享有优先承租权。</p>
<h2>第三条　租金与付款</h2>
<p>租金为每月<strong>{{{{rent}}}}</strong>（大写：{{{{rent_words}}}}），{{{{pay_cycle}}}}，乙方应在每个账期开始前{{{{pay_advance_days}}}}支付。租金调整：{{{{price_steps}}}}。</p>
<p>各期应付款项如下：</p>
<p>{{{{bills}}}}</p>
<h2>第四条　押金</h2>
<p>押金为{{{{deposit}}}}（大写：{{{{deposit_words}}}}）。租赁关系终止、房屋及物品经验收交还并结清费用后，甲方应在{{{{deposit_return_days}}}}内将押金无息退还乙方。</p>
<p>可从押金中扣除的款项：{{{{deduct_terms}}}}。扣除时甲方应说明事由并出示凭证，不足部分由乙方补足。</p>
<h2>第五条　水电及其他费用</h2>
<p>交付时表计底数：{{{{meters}}}}。租期内的水、电、燃气费用由乙方按表计读数及约定价格承担。服务项目：{{{{services}}}}。</p>
<h2>第六条　使用与维修</h2>
<p>甲方应保证房屋及设施符合约定的居住条件，接到报修后及时维修，费用由甲方承担；因乙方使用不当造成损坏的，由乙方修复或赔偿。</p>
<p>乙方应遵守小区管理规定，不得存放危险物品，不得擅自改动房屋结构及水、电、燃气设施。</p>
<h2>第七条　解除与违约</h2>
<p>有下列情形之一的，甲方可以解除合同：乙方逾期支付租金超过十五日，经书面催告仍不支付的；擅自转租或改变用途的；利用房屋从事违法活动的。</p>
<p>甲方未按约定交付房屋，或房屋危及乙方安全或健康的，乙方可以解除合同。</p>
<p>一方提前解除合同的，应提前三十日书面通知对方，并支付违约金{{{{penalty}}}}；违约金不足以弥补损失的，应赔偿差额。</p>
<h2>第八条　退租结算</h2>
<p>租期届满或合同解除时，双方应共同查验房屋、抄录表计读数，并签署退租结算单。乙方预付而未使用的租金按日退还。</p>
<h2>第九条　担保</h2>
<p>有担保人的，担保人对乙方在本合同下的全部付款义务承担连带保证责任，保证期间为债务履行期限届满之日起六个月。</p>
<h2>第十条　电子签名</h2>
<p>双方同意以电子签名方式签署本合同，并认可其与手写签名或盖章具有同等法律效力。签署记录由系统运营方保存，双方可随时核验。</p>
<h2>第十一条　争议解决与其他</h2>
<p>因本合同发生争议的，双方协商解决；协商不成的，向房屋所在地人民法院起诉。</p>
<p>补充约定：{{{{notes}}}}</p>
{_SIGNATURES}"""

_CHANGE = f"""\
<h1>租赁合同变更协议</h1>
<p style="text-align: right">变更编号：{{{{change_no}}}}<br>原合同编号：{{{{contract_no}}}}</p>
{_PARTIES}\
<p>双方就<u>{{{{address}}}}</u>（{{{{unit_name}}}}）的租赁合同变更事宜达成如下协议：</p>
<h2>一、变更事项</h2>
<p>{{{{change_kind}}}}。原因：{{{{reason}}}}。</p>
<p>{{{{changes}}}}</p>
<h2>二、生效</h2>
<p>上述变更自<u>{{{{effective_date}}}}</u>起生效。已出账的款项不受影响，尚未出账的款项按变更后的约定重新计算：</p>
<p>{{{{bills}}}}</p>
<h2>三、其他</h2>
<p>本协议是原合同的组成部分，与原合同不一致的以本协议为准；本协议未约定的，仍按原合同执行。</p>
{_SIGNATURES}"""

_SETTLEMENT = f"""\
<h1>退租结算单</h1>
<p style="text-align: right">结算编号：{{{{settlement_no}}}}<br>合同编号：{{{{contract_no}}}}</p>
{_PARTIES}\
<p>房屋：{{{{address}}}}（{{{{unit_name}}}}）</p>
<p>退租类型：{{{{settlement_kind}}}}　退租日期：<u>{{{{leave_date}}}}</u></p>
<p>退租时表计读数：{{{{meters}}}}</p>
<p>交接清单：{{{{handover}}}}</p>
<p>赔偿扣款：{{{{damages}}}}</p>
<p>退租时在押押金：{{{{deposit}}}}</p>
<h2>结算明细</h2>
<p>{{{{lines}}}}</p>
<p>结算结果：<strong>{{{{refund}}}}</strong>（大写：{{{{refund_words}}}}），应在{{{{refund_days}}}}内付清。</p>
<p>收款账户：{{{{payee_account}}}}</p>
<h2>确认</h2>
<p>双方已共同查验房屋并核对以上各项，确认无误。款项付清后，双方就本合同再无其他争议。</p>
<p>甲方（签章）：{{{{sign.lessor}}}}</p>
<p>乙方（签字）：{{{{sign.tenant}}}}</p>
<p>共同承租人（签字）：{{{{sign.co_tenant}}}}</p>
<p style="text-align: right">签订日期：{{{{today}}}}</p>
"""

TEMPLATES: tuple[TemplatePlan, ...] = (
    TemplatePlan("lease", LEASE, "住宅租赁合同", _LEASE),
    TemplatePlan("change", CHANGE, "租赁合同变更协议", _CHANGE),
    TemplatePlan("settlement", SETTLEMENT, "退租结算单", _SETTLEMENT),
)

CLAUSES: tuple[ClausePlan, ...] = (
    ClausePlan(
        "pets",
        LEASE,
        "宠物条款",
        "<p>乙方饲养宠物的，应办理登记并保持环境卫生；宠物造成房屋、设施损坏或影响邻里的，由乙方负责赔偿。</p>",
    ),
    ClausePlan(
        "late_fee",
        LEASE,
        "逾期付款违约金",
        "<p>乙方逾期付款的，每逾期一日应按欠付金额的万分之五支付违约金，累计不超过欠付金额的百分之二十。</p>",
    ),
    ClausePlan(
        "sublet",
        LEASE,
        "转租限制",
        "<p>未经甲方书面同意，乙方不得将房屋全部或部分转租、转借他人，也不得用于日租或短租经营。</p>",
    ),
    ClausePlan(
        "delivery",
        None,
        "通知与送达",
        "<p>双方以本文件所载手机号码作为送达地址；以短信方式发送的通知，自发送成功时视为送达。变更号码的，应及时告知对方。</p>",
    ),
    ClausePlan(
        "privacy",
        None,
        "个人信息",
        "<p>甲方收集乙方的姓名、电话和证件号码仅用于订立和履行本合同、依法登记备案，未经同意不得提供给无关第三方。</p>",
    ),
)
