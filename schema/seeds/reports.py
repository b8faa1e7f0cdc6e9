"""Reports that every organisation starts with: what a popup offers to fill a form from, and what the report page runs."""

from typing import NamedTuple


class ReportPlan(NamedTuple):
    """`columns`, `query_fields`, `sums`: wire names, comma separated; `condition` as the advanced query has it."""

    code: str
    name: str
    resource: str
    columns: str
    query_fields: str
    sort_by: str
    condition: str | None = None
    group_by: str | None = None
    sums: str | None = None


STAFF = "staff"
_ORDER = "orderNo,contactName,contactPhone,unitId,checkIn,checkOut,nights,channel,state,roomTotal,balance"
_ASKED = "contactName,channel,state,communityId"
_LEDGER = "no,accountNo,project,direction,amount,method,paidOn,operator,shiftId,note"
_STANDS = '{"field":"reverses","rule":"empty"},{"field":"reversedBy","rule":"empty"}'

REPORTS: tuple[ReportPlan, ...] = (
    ReportPlan(
        STAFF,
        "员工一览 | Staff",
        "sys/user",
        "realname,username,phone,workNo,selecteddeparts,status",
        "realname,username,phone,status",
        "createTime desc",
    ),
    ReportPlan(
        "arrivals",
        "今日预抵 | Arrivals today",
        "rental/order",
        _ORDER,
        _ASKED,
        "checkIn asc",
        '[{"field":"checkIn","rule":"eq","val":"today"},'
        '{"field":"state","rule":"in","val":"draft,reserved,confirmed,in_house"}]',
        "channel",
        "roomTotal,nights",
    ),
    ReportPlan(
        "departures",
        "今日预离 | Departures today",
        "rental/order",
        _ORDER,
        _ASKED,
        "checkOut asc",
        '[{"field":"checkOut","rule":"eq","val":"today"},'
        '{"field":"state","rule":"in","val":"in_house,checked_out,closed"}]',
        "state",
        "balance",
    ),
    ReportPlan(
        "inHouse",
        "在住客人 | In house",
        "rental/order",
        f"{_ORDER},guestNames",
        f"guestNames,{_ASKED}",
        "checkOut asc",
        '[{"field":"state","rule":"eq","val":"in_house"}]',
        "checkOut",
        "roomTotal,balance,nights",
    ),
    ReportPlan(
        "cancelled",
        "取消与未到 | Cancelled and no-shows",
        "rental/order",
        f"{_ORDER},cancelReason",
        f"checkIn,{_ASKED}",
        "checkIn desc",
        '[{"field":"state","rule":"in","val":"cancelled,no_show"}]',
        "channel",
        "roomTotal,nights",
    ),
    ReportPlan(
        "receipts",
        "收款按项目 | Receipts by project",
        "rental/ledger",
        _LEDGER,
        "paidOn,project,method,operator",
        "paidOn desc",
        f'[{{"field":"direction","rule":"eq","val":"in"}},{_STANDS}]',
        "project",
        "amount",
    ),
    ReportPlan(
        "cashBook",
        "现金流水按班次 | Cash book by shift",
        "rental/ledger",
        _LEDGER,
        "paidOn,shiftId,direction,project,operator",
        "paidOn desc",
        '[{"field":"method","rule":"eq","val":"cash"},{"field":"direction","rule":"in","val":"in,out"}]',
        "shiftId",
        "amount",
    ),
    ReportPlan(
        "refunds",
        "退款明细 | Refunds",
        "rental/ledger",
        _LEDGER,
        "paidOn,project,method,operator",
        "paidOn desc",
        f'[{{"field":"direction","rule":"eq","val":"out"}},{_STANDS}]',
        "method",
        "amount",
    ),
    ReportPlan(
        "depositsHeld",
        "在押押金 | Deposits held",
        "rental/deposit",
        "accountNo,account,payer,state,received,deducted,refunded,held,dueBack",
        "accountNo,payer,account,dueBack",
        "dueBack asc",
        '[{"field":"state","rule":"in","val":"held,partly_deducted"}]',
        "account",
        "held",
    ),
    ReportPlan(
        "openBills",
        "未付账单 | Open bills",
        "rental/bill",
        "billNo,renterName,renterPhone,unitTitle,kind,due,amount,paid,openAmount,state",
        "kind,due,state",
        "due asc",
        '[{"field":"state","rule":"in","val":"open,part"}]',
        "due",
        "amount,paid,openAmount",
    ),
    ReportPlan(
        "billed",
        "账单收缴按月 | Bills and collection by month",
        "rental/bill",
        "billNo,renterName,unitTitle,kind,periodFrom,periodTo,due,amount,paid,openAmount,state",
        "kind,due,state",
        "due desc",
        '[{"field":"state","rule":"in","val":"open,part,paid,written_off"}]',
        "due",
        "amount,paid,openAmount",
    ),
    ReportPlan(
        "leasesEnding",
        "合同到期（90天） | Leases ending in 90 days",
        "rental/lease",
        "contractNo,renterName,renterPhone,unitId,startDate,endDate,priceNow,balance,renewal,state",
        "renterName,endDate,communityId,renewal",
        "endDate asc",
        '[{"field":"state","rule":"eq","val":"active"},{"field":"endDate","rule":"between","val":"today,+90d"}]',
        "endDate",
        "priceNow,balance",
    ),
    ReportPlan(
        "utilities",
        "水电用量按表计 | Use by meter",
        "rental/meterReading",
        "meterNo,meterKind,place,readDate,kind,lastValue,value,usage,state,billed",
        "meterNo,meterKind,readDate,communityId",
        "readDate desc",
        '[{"field":"state","rule":"eq","val":"confirmed"}]',
        "readDate",
        "usage",
    ),
    ReportPlan(
        "housekeepingOutput",
        "保洁产量与计件 | Housekeeping output and pay",
        "housekeeping/order",
        "orderNo,type,unitId,staffId,state,startedAt,finishAt,minutes,cost",
        "staffId,type,finishAt,communityId",
        "finishAt desc",
        '[{"field":"finishAt","rule":"not_empty"}]',
        "staffId",
        "cost,minutes",
    ),
    ReportPlan(
        "viewingResults",
        "看房结果 | Results of viewings",
        "rental/viewing",
        "contactName,viewDate,period,unitId,agentId,source,state,result,leaseId",
        "viewDate,agentId,source,state,result",
        "viewDate desc",
        None,
        "result",
    ),
    ReportPlan(
        "duesByYear",
        "会费按年度 | Dues by year",
        "fin/due",
        "no,name,year,levelId,amount,discount,payable,paid,dueDate,state",
        "name,year,levelId,state",
        "year desc",
        None,
        "year",
        "payable,paid",
    ),
    ReportPlan(
        "duesReceived",
        "会费收款 | Dues received",
        "fin/payment",
        "receiptNo,payer,amount,methodId,paidAt,txnNo,refunded,state",
        "payer,methodId,paidAt,state",
        "paidAt desc",
        '[{"field":"state","rule":"eq","val":"confirmed"}]',
        "methodId",
        "amount,refunded",
    ),
    ReportPlan(
        "supplyUse",
        "布草与易耗品用量 | Use of linen and supplies",
        "housekeeping/stockMove",
        "bookedOn,supplyId,storeId,kind,quantity,amount,orderId,operator",
        "bookedOn,supplyId,storeId",
        "bookedOn desc",
        '[{"field":"kind","rule":"in","val":"used,lost,laundry_lost"}]',
        "supplyId",
        "quantity,amount",
    ),
    ReportPlan(
        "activityAttendance",
        "活动出席与费用 | Attendance and fees of activities",
        "act/registration",
        "activityId,name,phone,seats,fee,state,checkedAt,source",
        "activityId,state,checkedAt",
        "createTime desc",
        None,
        "activityId",
        "seats,fee",
    ),
    ReportPlan(
        "surveyAnswers",
        "问卷答卷 | Answers to surveys",
        "svy/response",
        "",
        "",
        "createTime desc",
        None,
        "surveyId",
    ),
)
