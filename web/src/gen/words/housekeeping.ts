// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary hk_assign. */
export const HK_ASSIGN = {
	default: "默认人员 | Default housekeeper",
	balance: "均衡工时 | Balance minutes",
	none: "人工派单 | By hand"
} as const;

/** The dictionary hk_count_state. */
export const HK_COUNT_STATE = {
	open: "盘点中 | Open",
	counted: "待结账 | Counted",
	closed: "已结账 | Closed",
	cancelled: "已作废 | Cancelled"
} as const;

/** The dictionary hk_deadline_rule. */
export const HK_DEADLINE_RULE = {
	next_arrival: "下一位客人到店前 | Before the next guest",
	same_day: "当日 | The same day",
	hours: "开始后小时内 | Within the planned hours"
} as const;

/** The dictionary hk_event_kind. */
export const HK_EVENT_KIND = {
	create: "创建 | Created",
	photo: "拍照 | Photo",
	alarm: "超时预警 | Alarm",
	dispatch: "派单 | Dispatched",
	redispatch: "改派 | Reassigned",
	recall: "收回 | Taken back",
	cancel: "取消 | Cancelled",
	reschedule: "改期 | Moved in time",
	pass: "查房通过 | Inspection passed",
	fail: "查房不通过 | Inspection failed",
	resolve: "解决异常 | Resolved",
	reopen: "重新打开 | Reopened",
	accept: "接单 | Accepted",
	auto_accept: "自动接单 | Accepted automatically",
	refuse: "拒单 | Refused",
	timeout: "超时未接 | Not accepted in time",
	start: "开始 | Started",
	resume: "继续 | Resumed",
	finish: "完成 | Finished",
	pause: "暂停 | Paused",
	problem: "上报问题 | Problem reported"
} as const;

/** The dictionary hk_item_source. */
export const HK_ITEM_SOURCE = {
	preset: "系统预设 | Preset",
	custom: "自定义 | Custom"
} as const;

/** The dictionary hk_pay_sheet_state. */
export const HK_PAY_SHEET_STATE = {
	draft: "草稿 | Draft",
	issued: "待确认 | To be confirmed",
	confirmed: "已确认 | Confirmed",
	paid: "已付款 | Paid"
} as const;

/** The dictionary hk_rule_event. */
export const HK_RULE_EVENT = {
	check_out: "退房 | Check-out",
	early_leave: "提前离店 | Early leave",
	in_house_day_n: "在住第N天 | Day n in house",
	lease_end: "租约到期 | Lease end",
	room_change: "换房 | Room change",
	block_end: "开房 | Block end"
} as const;

/** The dictionary hk_source. */
export const HK_SOURCE = {
	rule: "规则 | Rule",
	hand: "手工 | By hand"
} as const;

/** The dictionary hk_staff_state. */
export const HK_STAFF_STATE = {
	on: "在岗 | On duty",
	off: "休息 | Off duty",
	leave: "请假 | On leave"
} as const;

/** The dictionary hk_state. */
export const HK_STATE = {
	pending: "待派单 | Unassigned",
	dispatched: "已派单 | Dispatched",
	accepted: "已接单 | Accepted",
	in_progress: "进行中 | In progress",
	to_inspect: "待查房 | To inspect",
	completed: "已完成 | Completed",
	abnormal: "异常 | Problem",
	cancelled: "已取消 | Cancelled"
} as const;

/** The dictionary hk_stock_hand. */
export const HK_STOCK_HAND = {
	received: "入库 | Received",
	used: "领用 | Used",
	to_laundry: "送洗 | To the laundry",
	from_laundry: "洗回 | Back from the laundry",
	lost: "报损 | Lost",
	laundry_lost: "洗涤缺损 | Lost in the laundry"
} as const;

/** The dictionary hk_stock_kind. */
export const HK_STOCK_KIND = {
	received: "入库 | Received",
	used: "领用 | Used",
	to_laundry: "送洗 | To the laundry",
	from_laundry: "洗回 | Back from the laundry",
	lost: "报损 | Lost",
	laundry_lost: "洗涤缺损 | Lost in the laundry",
	corrected: "盘点更正 | Corrected"
} as const;

/** The dictionary hk_supply_kind. */
export const HK_SUPPLY_KIND = {
	linen: "布草 | Linen",
	consumable: "易耗品 | Consumable"
} as const;

/** The dictionary hk_type. */
export const HK_TYPE = {
	checkout: "退房保洁 | Check-out clean",
	stayover: "续住保洁 | Stay-over clean",
	deep: "深度保洁 | Deep clean",
	inspect: "查房 | Inspection",
	repair: "维修 | Repair",
	custom: "其他 | Other"
} as const;

/** The steps of housekeeping/order, in their order. */
export const ORDER_STEPS = {
	dispatch: {
		danger: false,
		label: "派单 | Dispatch",
		on: [],
		starts: [
			"pending"
		],
		target: "dispatched"
	},
	redispatch: {
		danger: false,
		label: "改派 | Redispatch",
		on: [],
		starts: [
			"dispatched",
			"accepted",
			"abnormal"
		],
		target: "dispatched"
	},
	recall: {
		danger: false,
		label: "收回 | Take back",
		on: [],
		starts: [
			"dispatched",
			"accepted",
			"abnormal"
		],
		target: "pending"
	},
	cancel: {
		danger: true,
		label: "取消 | Cancel",
		on: [],
		starts: [
			"pending",
			"dispatched",
			"accepted"
		],
		target: "cancelled"
	},
	reschedule: {
		danger: false,
		label: "改期 | Move in time",
		on: [],
		starts: [
			"pending",
			"dispatched",
			"accepted"
		],
		target: ""
	},
	pass: {
		danger: false,
		label: "查房通过 | Pass inspection",
		on: [],
		starts: [
			"to_inspect"
		],
		target: "completed"
	},
	fail: {
		danger: true,
		label: "查房不通过 | Fail inspection",
		on: [],
		starts: [
			"to_inspect"
		],
		target: "in_progress"
	},
	resolve: {
		danger: false,
		label: "解决异常 | Resolve",
		on: [],
		starts: [
			"abnormal"
		],
		target: "accepted"
	},
	reopen: {
		danger: false,
		label: "重新打开 | Reopen",
		on: [],
		starts: [
			"completed"
		],
		target: "in_progress"
	},
	accept: {
		danger: false,
		label: "接单 | Accept",
		on: [
			"phone"
		],
		starts: [
			"dispatched"
		],
		target: "accepted"
	},
	auto_accept: {
		danger: false,
		label: "自动接单 | Accept by silence",
		on: [],
		starts: [
			"dispatched"
		],
		target: "accepted"
	},
	refuse: {
		danger: true,
		label: "拒单 | Refuse",
		on: [
			"phone"
		],
		starts: [
			"dispatched"
		],
		target: "pending"
	},
	timeout: {
		danger: false,
		label: "超时未接 | Let pass",
		on: [],
		starts: [
			"dispatched"
		],
		target: "pending"
	},
	start: {
		danger: false,
		label: "开始 | Start",
		on: [
			"phone"
		],
		starts: [
			"accepted"
		],
		target: "in_progress"
	},
	resume: {
		danger: false,
		label: "继续 | Resume",
		on: [
			"phone"
		],
		starts: [
			"in_progress"
		],
		target: ""
	},
	finish: {
		danger: false,
		label: "完成 | Finish",
		on: [
			"phone"
		],
		starts: [
			"in_progress"
		],
		target: "completed"
	},
	pause: {
		danger: false,
		label: "暂停 | Pause",
		on: [
			"phone"
		],
		starts: [
			"in_progress"
		],
		target: ""
	},
	problem: {
		danger: true,
		label: "上报问题 | Report a problem",
		on: [
			"phone"
		],
		starts: [
			"dispatched",
			"accepted",
			"in_progress",
			"to_inspect"
		],
		target: "abnormal"
	}
} as const;

/** The steps of housekeeping/paySheet, in their order. */
export const PAYSHEET_STEPS = {
	issue: {
		danger: false,
		label: "发给本人 | Issue",
		on: [],
		starts: [
			"draft"
		],
		target: "issued"
	},
	reckon: {
		danger: false,
		label: "重新计算 | Reckon anew",
		on: [],
		starts: [
			"draft"
		],
		target: ""
	},
	confirm: {
		danger: false,
		label: "确认无误 | Confirm",
		on: [
			"phone"
		],
		starts: [
			"issued"
		],
		target: "confirmed"
	},
	object: {
		danger: true,
		label: "有异议 | Object",
		on: [
			"phone"
		],
		starts: [
			"issued"
		],
		target: "draft"
	},
	pay: {
		danger: false,
		label: "登记付款 | Record the payment",
		on: [],
		starts: [
			"confirmed"
		],
		target: "paid"
	},
	takeBack: {
		danger: false,
		label: "撤回 | Take back",
		on: [],
		starts: [
			"issued",
			"confirmed"
		],
		target: "draft"
	}
} as const;

/** The steps of housekeeping/stockCount, in their order. */
export const STOCKCOUNT_STEPS = {
	count: {
		danger: false,
		label: "盘点完毕 | Counted",
		on: [],
		starts: [
			"open"
		],
		target: "counted"
	},
	close: {
		danger: false,
		label: "结账并更正库存 | Close and correct",
		on: [],
		starts: [
			"counted"
		],
		target: "closed"
	},
	recount: {
		danger: false,
		label: "退回重盘 | Count again",
		on: [],
		starts: [
			"counted"
		],
		target: "open"
	},
	cancel: {
		danger: true,
		label: "作废 | Cancel",
		on: [],
		starts: [
			"open",
			"counted"
		],
		target: "cancelled"
	}
} as const;
