// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary bill_kind. */
export const BILL_KIND = {
	rent: "租金 | Rent",
	deposit: "押金 | Deposit",
	utility: "水电燃气 | Utilities",
	service: "服务费 | Service",
	late_fee: "滞纳金 | Late fee",
	damage: "赔偿 | Damage",
	settlement: "结算 | Settlement"
} as const;

/** The dictionary bill_state. */
export const BILL_STATE = {
	planned: "待出账 | Planned",
	open: "未支付 | Unpaid",
	part: "部分支付 | Partly paid",
	paid: "已支付 | Paid",
	written_off: "已核销 | Written off",
	void: "作废 | Void"
} as const;

/** The dictionary billing_state. */
export const BILLING_STATE = {
	overdue: "逾期未付 | Overdue, unpaid",
	normal: "正常 | Normal",
	paid: "已付清 | Paid"
} as const;

/** The dictionary block_kind. */
export const BLOCK_KIND = {
	closed: "关房 | Closed",
	repair: "维修 | Repair",
	owner_use: "自用 | Owner use",
	deep_clean: "深度保洁 | Deep clean",
	hold: "保留 | Held"
} as const;

/** The dictionary cash_direction. */
export const CASH_DIRECTION = {
	charge: "应收 | Charge",
	credit: "减免 | Credit",
	in: "收款 | Received",
	out: "退款 | Paid out"
} as const;

/** The dictionary cash_project. */
export const CASH_PROJECT = {
	room_fee: "房费 | Room fee",
	deposit_in: "押金 | Deposit",
	deposit_out: "退押金 | Deposit refund",
	deposit_deduct: "扣押金 | Deposit deduction",
	rent: "租金 | Rent",
	penalty: "违约金 | Penalty",
	late_fee: "滞纳金 | Late fee",
	water: "水费 | Water",
	electricity: "电费 | Electricity",
	gas: "燃气费 | Gas",
	utility: "水电燃气 | Utilities",
	service: "服务费 | Service",
	damage: "赔偿 | Damage",
	discount: "优惠 | Discount",
	refund: "退款 | Refund",
	prepay: "预存 | Prepayment",
	adjust: "调整 | Adjustment"
} as const;

/** The dictionary clean_state. */
export const CLEAN_STATE = {
	clean: "干净 | Clean",
	dirty: "脏房 | Dirty",
	cleaning: "清洁中 | Cleaning",
	inspected: "已查房 | Inspected",
	out_of_order: "停用 | Out of order"
} as const;

/** The dictionary contract_type_view. */
export const CONTRACT_TYPE_VIEW = {
	paper_effective: "纸质已生效 | Paper, effective",
	electronic_pending: "电子未生效 | Electronic, not yet effective",
	electronic_effective: "电子已生效 | Electronic, effective",
	electronic_unsigned: "电子未签署 | Electronic, unsigned"
} as const;

/** The dictionary lease_state. */
export const LEASE_STATE = {
	draft: "草稿 | Draft",
	to_sign: "待签署 | To sign",
	to_confirm: "待确认 | To confirm",
	signed: "已签署 | Signed",
	active: "履行中 | Active",
	settling: "结算中 | Settling",
	ended: "已结束 | Ended",
	void: "已作废 | Void"
} as const;

/** The dictionary ledger_account. */
export const LEDGER_ACCOUNT = {
	order: "日租订单 | Daily order",
	lease: "长租合同 | Lease",
	tenant: "租客 | Tenant"
} as const;

/** The dictionary meter_kind. */
export const METER_KIND = {
	water: "冷水 | Cold water",
	hot_water: "热水 | Hot water",
	electricity: "电 | Electricity",
	gas: "燃气 | Gas",
	heat: "暖气 | Heat"
} as const;

/** The dictionary order_event. */
export const ORDER_EVENT = {
	add: "录入 | Booking",
	checkIn: "入住 | Check in",
	checkOut: "退房 | Check out",
	confirm: "确认 | Confirm",
	close: "结清 | Settle",
	cashier: "收银 | Cashier",
	edit: "修改 | Modify",
	assign: "排房 | Assign a unit",
	move: "换房 | Move",
	extend: "续住 | Extend",
	shorten: "缩短 | Shorten",
	resize: "改期 | Change dates",
	hours: "改时段 | Change hours",
	undoCheckOut: "撤销退房 | Undo check-out",
	reinstate: "恢复 | Reinstate",
	noShow: "未到店 | No show",
	split: "拆分 | Split",
	swap: "对换 | Swap",
	unassign: "退回待排 | Back to the lane",
	reverse: "冲正 | Reverse",
	note: "备注 | Note",
	lock: "锁定 | Lock",
	unlock: "解锁 | Unlock",
	cancel: "取消 | Cancel"
} as const;

/** The dictionary order_state. */
export const ORDER_STATE = {
	draft: "草稿 | Draft",
	reserved: "已预订 | Reserved",
	confirmed: "已确认 | Confirmed",
	in_house: "在住 | In house",
	checked_out: "已退房 | Checked out",
	closed: "已结清 | Closed",
	cancelled: "已取消 | Cancelled",
	no_show: "未到店 | No show"
} as const;

/** The dictionary pay_method. */
export const PAY_METHOD = {
	cash: "现金 | Cash",
	wechat: "微信支付 | WeChat Pay",
	alipay: "支付宝 | Alipay",
	card: "银行卡 | Bank card",
	transfer: "转账 | Bank transfer",
	company: "挂账 | On account",
	other: "其他 | Other"
} as const;

/** The dictionary reading_kind. */
export const READING_KIND = {
	normal: "正常 | Normal",
	base: "底数 | Base",
	final: "退租终数 | Final",
	estimated: "估抄 | Estimated",
	swap_out: "换表旧表数 | Old meter taken out",
	swap_in: "换表新表数 | New meter put in"
} as const;

/** The dictionary reading_source. */
export const READING_SOURCE = {
	hand: "手工 | By hand",
	file: "文件 | File",
	photo: "照片 | Photo",
	device: "设备 | Device"
} as const;

/** The dictionary reading_state. */
export const READING_STATE = {
	draft: "待确认 | Draft",
	confirmed: "已确认 | Confirmed",
	void: "已作废 | Void"
} as const;

/** The dictionary reading_warning. */
export const READING_WARNING = {
	high: "用量异常高 | Unusually high",
	zero: "有人居住零用量 | No usage though lived in",
	gap: "间隔超过40天 | More than 40 days"
} as const;

/** The dictionary riyue. */
export const RIYUE = {
	1: "日租 | Daily",
	2: "长租 | Long-term",
	3: "皆可 | Both"
} as const;

/** The dictionary share_rule. */
export const SHARE_RULE = {
	equal: "均摊 | Equally",
	ratio: "按比例 | By ratio",
	own_use: "按各自用量 | By own use",
	fixed: "固定金额 | Fixed amounts"
} as const;

/** The dictionary tier_period. */
export const TIER_PERIOD = {
	month: "按月 | Month",
	year: "按年 | Year"
} as const;

/** The dictionary unit_kind. */
export const UNIT_KIND = {
	house: "整套 | House",
	room: "房间 | Room",
	bed: "床位 | Bed"
} as const;

/** The dictionary viewing_result. */
export const VIEWING_RESULT = {
	wants: "有意签约 | Wants to sign",
	considers: "考虑中 | Considering",
	price: "价格不合适 | Price does not fit",
	place: "房源不合适 | Property does not fit",
	gone: "已租别处 | Rented elsewhere"
} as const;

/** The dictionary viewing_state. */
export const VIEWING_STATE = {
	booked: "待看房 | Booked",
	completed: "已完成 | Completed",
	cancelled: "已取消 | Cancelled",
	no_show: "未到场 | No-show"
} as const;

/** The steps of rental/lease, in their order. */
export const LEASE_STEPS = {
	sign: {
		danger: false,
		label: "登记签署 | Record signing",
		on: [],
		starts: [
			"to_sign"
		],
		target: "signed"
	},
	turn_day: {
		danger: false,
		label: "开始 | Begin",
		on: [],
		starts: [
			"signed"
		],
		target: "active"
	},
	cancel: {
		danger: true,
		label: "作废 | Void",
		on: [],
		starts: [
			"to_sign",
			"signed"
		],
		target: "void"
	}
} as const;

/** The steps of rental/meterReading, in their order. */
export const METERREADING_STEPS = {
	confirm: {
		danger: false,
		label: "确认 | Confirm",
		on: [],
		starts: [
			"draft"
		],
		target: "confirmed"
	},
	void: {
		danger: true,
		label: "作废 | Make void",
		on: [],
		starts: [
			"draft",
			"confirmed"
		],
		target: "void"
	}
} as const;

/** The steps of rental/order, in their order. */
export const ORDER_STEPS = {
	checkIn: {
		danger: false,
		label: "入住 | Check in",
		on: [
			"board",
			"card"
		],
		starts: [
			"reserved",
			"confirmed"
		],
		target: "in_house"
	},
	checkOut: {
		danger: false,
		label: "退房 | Check out",
		on: [
			"board",
			"card"
		],
		starts: [
			"in_house"
		],
		target: "checked_out"
	},
	confirm: {
		danger: false,
		label: "确认 | Confirm",
		on: [
			"board"
		],
		starts: [
			"reserved"
		],
		target: "confirmed"
	},
	close: {
		danger: false,
		label: "结清 | Settle",
		on: [
			"board"
		],
		starts: [
			"checked_out"
		],
		target: "closed"
	},
	cashier: {
		danger: false,
		label: "收银 | Cashier",
		on: [
			"board",
			"card"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house",
			"checked_out",
			"cancelled",
			"no_show"
		],
		target: ""
	},
	edit: {
		danger: false,
		label: "修改 | Modify",
		on: [],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: ""
	},
	assign: {
		danger: false,
		label: "排房 | Assign a unit",
		on: [
			"board",
			"card"
		],
		starts: [
			"reserved",
			"confirmed"
		],
		target: ""
	},
	move: {
		danger: false,
		label: "换房 | Move",
		on: [
			"board",
			"card"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: ""
	},
	extend: {
		danger: false,
		label: "续住/改期 | Change dates",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: ""
	},
	shorten: {
		danger: false,
		label: "缩短 | Shorten",
		on: [],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: ""
	},
	resize: {
		danger: false,
		label: "改期 | Change dates",
		on: [],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: ""
	},
	hours: {
		danger: false,
		label: "改时段 | Change hours",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: ""
	},
	undoCheckOut: {
		danger: false,
		label: "撤销退房 | Undo check-out",
		on: [
			"board"
		],
		starts: [
			"checked_out"
		],
		target: "in_house"
	},
	reinstate: {
		danger: false,
		label: "恢复 | Reinstate",
		on: [],
		starts: [
			"no_show"
		],
		target: "confirmed"
	},
	noShow: {
		danger: true,
		label: "未到店 | No show",
		on: [
			"board"
		],
		starts: [
			"confirmed"
		],
		target: "no_show"
	},
	split: {
		danger: false,
		label: "拆分换房 | Split",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: ""
	},
	swap: {
		danger: false,
		label: "对换房间 | Swap units",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: ""
	},
	unassign: {
		danger: false,
		label: "退回待排 | Back to the lane",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed"
		],
		target: ""
	},
	reverse: {
		danger: false,
		label: "冲正 | Reverse",
		on: [],
		starts: [
			"reserved",
			"confirmed",
			"in_house",
			"checked_out",
			"cancelled",
			"no_show"
		],
		target: ""
	},
	note: {
		danger: false,
		label: "备注 | Note",
		on: [
			"board"
		],
		starts: [
			"draft",
			"reserved",
			"confirmed",
			"in_house",
			"checked_out",
			"closed"
		],
		target: ""
	},
	lock: {
		danger: false,
		label: "锁定 | Lock",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: ""
	},
	unlock: {
		danger: false,
		label: "解锁 | Unlock",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: ""
	},
	cancel: {
		danger: true,
		label: "取消订单 | Cancel order",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed"
		],
		target: "cancelled"
	}
} as const;

/** The steps of rental/viewing, in their order. */
export const VIEWING_STEPS = {
	complete: {
		danger: false,
		label: "完成看房 | Complete",
		on: [],
		starts: [
			"booked"
		],
		target: "completed"
	},
	rebook: {
		danger: false,
		label: "改约 | Rebook",
		on: [],
		starts: [
			"booked"
		],
		target: ""
	},
	noShow: {
		danger: false,
		label: "未到场 | No-show",
		on: [],
		starts: [
			"booked"
		],
		target: "no_show"
	},
	cancel: {
		danger: true,
		label: "取消 | Cancel",
		on: [],
		starts: [
			"booked"
		],
		target: "cancelled"
	},
	contract: {
		danger: false,
		label: "签约 | Make contract",
		on: [],
		starts: [
			"completed"
		],
		target: ""
	}
} as const;
