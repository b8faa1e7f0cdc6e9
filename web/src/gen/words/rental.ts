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
	hold: "保留 | Held",
	channel: "渠道占用 | Taken by a channel"
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
	write_off: "坏账核销 | Write-off",
	adjust: "调整 | Adjustment"
} as const;

/** The dictionary channel_event_kind. */
export const CHANNEL_EVENT_KIND = {
	stay: "预订 | Stay",
	unavailable: "不可订 | Not available",
	hold: "保留 | Hold"
} as const;

/** The dictionary channel_event_state. */
export const CHANNEL_EVENT_STATE = {
	conflict: "冲突 | Conflict",
	missing: "渠道已撤 | Withdrawn",
	applied: "已关房 | Blocked here",
	noted: "仅记录 | Noted",
	dismissed: "已忽略 | Dismissed",
	gone: "已结束 | Over"
} as const;

/** The dictionary channel_feed_state. */
export const CHANNEL_FEED_STATE = {
	active: "启用 | Active",
	paused: "停用 | Paused"
} as const;

/** The dictionary channel_result. */
export const CHANNEL_RESULT = {
	ok: "已更新 | Read",
	same: "无变化 | Unchanged",
	failed: "失败 | Failed"
} as const;

/** The dictionary clean_state. */
export const CLEAN_STATE = {
	clean: "干净 | Clean",
	dirty: "脏房 | Dirty",
	cleaning: "清洁中 | Cleaning",
	inspected: "已查房 | Inspected",
	out_of_order: "停用 | Out of order"
} as const;

/** The dictionary company_statement_state. */
export const COMPANY_STATEMENT_STATE = {
	draft: "草稿 | Draft",
	issued: "待收款 | Issued",
	paid: "已结清 | Settled"
} as const;

/** The dictionary contract_type_view. */
export const CONTRACT_TYPE_VIEW = {
	paper_effective: "纸质已生效 | Paper, effective",
	electronic_pending: "电子未生效 | Electronic, not yet effective",
	electronic_effective: "电子已生效 | Electronic, effective",
	electronic_unsigned: "电子未签署 | Electronic, unsigned"
} as const;

/** The dictionary deposit_entry. */
export const DEPOSIT_ENTRY = {
	taken: "收取 | Taken",
	returned: "退还 | Returned",
	deducted: "扣除 | Deducted",
	moved_in: "转入 | Moved in",
	moved_out: "转出 | Moved out",
	reversed: "冲正 | Reversed"
} as const;

/** The dictionary deposit_state. */
export const DEPOSIT_STATE = {
	held: "在押 | Held",
	partly_deducted: "部分扣除 | Partly deducted",
	refunded: "已退还 | Refunded",
	fully_deducted: "全部扣除 | Fully deducted",
	moved: "已转移 | Moved"
} as const;

/** The dictionary dunning_state. */
export const DUNNING_STATE = {
	draft: "待审核 | To approve",
	approved: "待发送 | To be sent",
	sent: "已发出 | Sent",
	failed: "发送失败 | Failed",
	skipped: "已跳过 | Skipped",
	dropped: "已撤销 | Dropped",
	listed: "已列入 | Listed"
} as const;

/** The dictionary dunning_step. */
export const DUNNING_STEP = {
	before7: "到期前7天提醒 | Reminder 7 days ahead",
	before3: "到期前3天提醒 | Reminder 3 days ahead",
	due: "到期提醒 | Reminder on the day",
	late3: "逾期3天提醒 | Friendly reminder, 3 days late",
	late7: "逾期7天催缴 | Notice, 7 days late",
	late15: "逾期15天催款函 | Formal letter, 15 days late",
	late30: "逾期30天风险名单 | Risk list, 30 days late"
} as const;

/** The dictionary dunning_way. */
export const DUNNING_WAY = {
	sms: "短信 | Text message",
	letter: "书面 | Letter",
	list: "名单 | List"
} as const;

/** The dictionary facility_group. */
export const FACILITY_GROUP = {
	comfort: "舒适设施 | Comfort",
	appliance: "电器 | Appliances",
	kitchen: "厨房卫浴 | Kitchen and bath",
	safety: "安全设施 | Safety",
	attribute: "房源特点 | Attributes",
	restriction: "入住限制 | Restrictions"
} as const;

/** The dictionary facility_scope. */
export const FACILITY_SCOPE = {
	house: "房源 | House",
	room: "房间 | Room",
	both: "房源与房间 | House and room"
} as const;

/** The dictionary filing_state. */
export const FILING_STATE = {
	none: "未备案 | Not filed",
	filed: "已备案 | Filed",
	exempt: "无需备案 | Not needed"
} as const;

/** The dictionary handed_state. */
export const HANDED_STATE = {
	good: "完好 | Good",
	worn: "有使用痕迹 | Worn",
	broken: "损坏 | Broken",
	missing: "缺失 | Missing"
} as const;

/** The dictionary house_dict_type. */
export const HOUSE_DICT_TYPE = {
	1: "分类（不可选） | Group",
	2: "可选项 | Choice"
} as const;

/** The dictionary house_state. */
export const HOUSE_STATE = {
	draft: "草稿 | Draft",
	on_shelf: "已上架 | On the shelf",
	off_shelf: "已下架 | Off the shelf",
	archived: "已归档 | Archived"
} as const;

/** The dictionary key_kind. */
export const KEY_KIND = {
	key: "钥匙 | Key",
	card: "门卡 | Card",
	remote: "遥控器 | Remote"
} as const;

/** The dictionary key_state. */
export const KEY_STATE = {
	in_stock: "在库 | In stock",
	out: "已领出 | Out",
	lost: "遗失 | Lost",
	scrapped: "已作废 | Scrapped"
} as const;

/** The dictionary lease_change_kind. */
export const LEASE_CHANGE_KIND = {
	renew: "续租 | Renewal",
	room_change: "换房 | Room change",
	transfer: "转租 | Transfer",
	price: "调价 | Price",
	payer: "变更付款人 | Payer"
} as const;

/** The dictionary lease_change_state. */
export const LEASE_CHANGE_STATE = {
	draft: "草稿 | Draft",
	to_sign: "待签署 | To sign",
	to_confirm: "待确认 | To confirm",
	effective: "已生效 | Effective",
	declined: "对方未同意 | Declined",
	void: "已作废 | Void"
} as const;

/** The dictionary lease_renewal. */
export const LEASE_RENEWAL = {
	none: "未洽谈 | Not asked",
	asked: "洽谈中 | Being agreed",
	agreed: "已续租 | Renewed",
	declined: "不续租 | Not renewed"
} as const;

/** The dictionary lease_service. */
export const LEASE_SERVICE = {
	property: "物业管理 | Property management",
	internet: "宽带 | Internet",
	cleaning: "保洁 | Cleaning",
	heating: "供暖 | Heating",
	parking: "停车位 | Parking",
	furniture: "家具家电 | Furniture and appliances",
	maintenance: "维修 | Maintenance"
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

/** The dictionary lessor_kind. */
export const LESSOR_KIND = {
	self: "本公司 | This company",
	owner: "业主 | The owner"
} as const;

/** The dictionary lock_channel. */
export const LOCK_CHANNEL = {
	manual: "人工录入（未连接门锁） | Typed in by hand (not connected)"
} as const;

/** The dictionary lock_code_state. */
export const LOCK_CODE_STATE = {
	issued: "有效 | Issued",
	revoked: "已作废 | Revoked"
} as const;

/** The dictionary lock_state. */
export const LOCK_STATE = {
	online: "在线 | Online",
	offline: "离线 | Offline"
} as const;

/** The dictionary lock_vendor. */
export const LOCK_VENDOR = {
	dessmann: "德施曼 | Dessmann",
	kaadas: "凯迪仕 | Kaadas",
	yale: "耶鲁 | Yale",
	tuya: "涂鸦 | Tuya",
	other: "其他 | Other"
} as const;

/** The dictionary long_term. */
export const LONG_TERM = {
	month: "月 | Month",
	quarter: "季 | Quarter",
	year: "年 | Year"
} as const;

/** The dictionary lost_item_state. */
export const LOST_ITEM_STATE = {
	kept: "保管中 | Kept",
	claimed: "已认领 | Claimed",
	disposed: "已处理 | Disposed of"
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
	settlement: "退租结算 | Settlement",
	checkIn: "入住 | Check in",
	checkOut: "退房 | Check out",
	confirm: "确认 | Confirm",
	close: "结清 | Settle",
	leaveSettled: "退房即结清 | Settled at check-out",
	cashier: "收银 | Cashier",
	edit: "修改 | Modify",
	reprice: "改价 | Prices changed",
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
	unassign: "退回待排 | Back to unassigned",
	reverse: "冲正 | Reverse",
	correct: "更正旧账 | Corrected an old line",
	account: "协议挂账 | Put on account",
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

/** The dictionary owner_cost_item. */
export const OWNER_COST_ITEM = {
	property_fee: "物业费 | Property fee",
	broadband: "宽带 | Broadband",
	utility: "水电燃气 | Utilities",
	cleaning: "保洁 | Cleaning",
	furnishing: "家具家电 | Furnishing",
	insurance: "保险 | Insurance",
	tax: "税费 | Taxes",
	other: "其他 | Other"
} as const;

/** The dictionary owner_statement_line. */
export const OWNER_STATEMENT_LINE = {
	stay: "日租房费 | Room charge",
	rent: "长租租金 | Rent",
	repair: "维修 | Repair",
	expense: "费用 | Expense"
} as const;

/** The dictionary owner_statement_state. */
export const OWNER_STATEMENT_STATE = {
	draft: "草稿 | Draft",
	confirmed: "已确认 | Confirmed",
	paid: "已付款 | Paid"
} as const;

/** The dictionary party_role. */
export const PARTY_ROLE = {
	tenant: "承租人 | Lessee",
	co_tenant: "共同承租人 | Co-lessee",
	guarantor: "担保人 | Guarantor",
	lessor: "出租方 | Lessor",
	witness: "见证人 | Witness"
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

/** The dictionary payer_kind. */
export const PAYER_KIND = {
	person: "个人 | Person",
	company: "企业 | Company"
} as const;

/** The dictionary price_plan_combine. */
export const PRICE_PLAN_COMBINE = {
	all: "可叠加 | Together",
	first: "独占 | Alone"
} as const;

/** The dictionary price_plan_method. */
export const PRICE_PLAN_METHOD = {
	factor: "按系数 | By a factor",
	add: "加减金额 | By an amount",
	fixed: "一口价 | Fixed price"
} as const;

/** The dictionary price_plan_state. */
export const PRICE_PLAN_STATE = {
	draft: "草稿 | Draft",
	active: "生效中 | Active",
	ended: "已结束 | Ended"
} as const;

/** The dictionary reading_conflict_state. */
export const READING_CONFLICT_STATE = {
	open: "待裁决 | To be decided",
	taken: "已采用 | Used",
	dropped: "未采用 | Not used"
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
	low: "用量异常低 | Unusually low",
	zero: "有人居住零用量 | No usage though lived in",
	gap: "间隔超过40天 | More than 40 days",
	rolled: "表已归零，请核对 | Went through nought",
	photo: "异常但无照片 | Odd without a photo"
} as const;

/** The dictionary riyue. */
export const RIYUE = {
	1: "日租 | Daily",
	2: "长租 | Long-term",
	3: "皆可 | Both"
} as const;

/** The dictionary room_kind. */
export const ROOM_KIND = {
	bedroom: "卧室 | Bedroom",
	living: "客厅 | Living room",
	study: "书房 | Study",
	kitchen: "厨房 | Kitchen",
	bathroom: "卫生间 | Bathroom",
	balcony: "阳台 | Balcony",
	basement: "地下储藏室 | Basement store",
	storage: "储物间 | Storeroom",
	other: "其他 | Other"
} as const;

/** The dictionary settlement_kind. */
export const SETTLEMENT_KIND = {
	expiry: "到期 | Expiry",
	early: "协商提前 | Early, agreed",
	breach_tenant: "租客违约 | Breach by the lessee",
	breach_lessor: "出租方违约 | Breach by the lessor",
	swap: "换房 | Room change",
	holdover: "超期占用 | Stayed on after the end"
} as const;

/** The dictionary settlement_line. */
export const SETTLEMENT_LINE = {
	unused_rent: "退未用租金 | Unused rent",
	rent: "未出账租金 | Rent not billed yet",
	holdover: "超期占用 | Stayed on",
	penalty: "违约金 | Penalty",
	utility: "水电燃气 | Utilities",
	service: "服务费 | Service",
	late_fee: "滞纳金 | Late fee",
	settlement: "前次结算 | Earlier settlement",
	damage: "赔偿扣款 | Damage",
	extra: "其他应退 | Also paid back",
	arrears: "未付账单 | Unpaid bill",
	prepaid: "预存余额 | Prepaid",
	deposit: "押金 | Deposit"
} as const;

/** The dictionary settlement_state. */
export const SETTLEMENT_STATE = {
	draft: "草稿 | Draft",
	to_sign: "待签署 | To sign",
	to_confirm: "待核对 | To confirm",
	agreed: "已确认 | Agreed",
	done: "已完成 | Done",
	void: "已作废 | Void"
} as const;

/** The dictionary share_rule. */
export const SHARE_RULE = {
	equal: "均摊 | Equally",
	ratio: "按比例 | By ratio",
	own_use: "按各自用量 | By own use",
	fixed: "固定金额 | Fixed amounts"
} as const;

/** The dictionary shift_item. */
export const SHIFT_ITEM = {
	arrivals: "应到未到 | Arrivals not yet come",
	departures: "应离未离 | Departures not yet gone",
	owing: "未结清 | Unpaid balances",
	tickets: "未完工单 | Open tickets",
	keys: "未还钥匙 | Keys out"
} as const;

/** The dictionary shift_state. */
export const SHIFT_STATE = {
	open: "当班 | On duty",
	counted: "待接班 | To be taken over",
	closed: "已交班 | Handed over"
} as const;

/** The dictionary ticket_kind. */
export const TICKET_KIND = {
	water: "水暖 | Plumbing",
	power: "电路照明 | Electrics",
	appliance: "家电 | Appliances",
	furniture: "家具 | Furniture",
	lock: "门锁 | Locks",
	network: "网络 | Network",
	structure: "墙面门窗 | Walls and windows",
	other: "其他 | Other"
} as const;

/** The dictionary ticket_payer. */
export const TICKET_PAYER = {
	lessor: "房东 | Lessor",
	tenant: "租客 | Tenant"
} as const;

/** The dictionary ticket_state. */
export const TICKET_STATE = {
	open: "待派 | Open",
	assigned: "已派 | Assigned",
	doing: "维修中 | Being mended",
	done: "已完工 | Done",
	closed: "已关闭 | Closed"
} as const;

/** The dictionary ticket_urgency. */
export const TICKET_URGENCY = {
	normal: "一般 | Normal",
	urgent: "紧急 | Urgent",
	danger: "危及安全 | Danger"
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

/** The steps of rental/channelEvent, in their order. */
export const CHANNELEVENT_STEPS = {
	retry: {
		danger: false,
		label: "重试关房 | Block again",
		on: [],
		starts: [
			"conflict"
		],
		target: "applied"
	},
	take: {
		danger: false,
		label: "关房 | Block the nights",
		on: [],
		starts: [
			"noted",
			"dismissed"
		],
		target: "applied"
	},
	release: {
		danger: true,
		label: "放开房晚 | Release the nights",
		on: [],
		starts: [
			"missing",
			"applied"
		],
		target: "gone"
	},
	dismiss: {
		danger: false,
		label: "忽略 | Dismiss",
		on: [],
		starts: [
			"conflict"
		],
		target: "dismissed"
	},
	found: {
		danger: false,
		label: "占用 | Blocked",
		on: [],
		starts: [
			"noted",
			"conflict",
			"missing",
			"dismissed"
		],
		target: "applied"
	},
	refuse: {
		danger: false,
		label: "冲突 | Conflict",
		on: [],
		starts: [
			"noted",
			"applied",
			"missing",
			"dismissed"
		],
		target: "conflict"
	},
	lose: {
		danger: false,
		label: "渠道撤回 | Withdrawn",
		on: [],
		starts: [
			"applied"
		],
		target: "missing"
	},
	open: {
		danger: false,
		label: "前台已开房 | Opened by the desk",
		on: [],
		starts: [
			"applied",
			"missing"
		],
		target: "dismissed"
	},
	end: {
		danger: false,
		label: "结束 | Over",
		on: [],
		starts: [
			"noted",
			"conflict",
			"missing",
			"applied",
			"dismissed"
		],
		target: "gone"
	}
} as const;

/** The steps of rental/channelFeed, in their order. */
export const CHANNELFEED_STEPS = {
	pause: {
		danger: false,
		label: "停用 | Pause",
		on: [],
		starts: [
			"active"
		],
		target: "paused"
	},
	resume: {
		danger: false,
		label: "启用 | Resume",
		on: [],
		starts: [
			"paused"
		],
		target: "active"
	}
} as const;

/** The steps of rental/companyStatement, in their order. */
export const COMPANYSTATEMENT_STEPS = {
	issue: {
		danger: false,
		label: "出具 | Issue",
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
	pay: {
		danger: false,
		label: "收款结清 | Take the payment",
		on: [],
		starts: [
			"issued"
		],
		target: "paid"
	},
	reopen: {
		danger: false,
		label: "撤回 | Take back",
		on: [],
		starts: [
			"issued"
		],
		target: "draft"
	}
} as const;

/** The steps of rental/dunning, in their order. */
export const DUNNING_STEPS = {
	approve: {
		danger: false,
		label: "批准发送 | Approve",
		on: [],
		starts: [
			"draft",
			"failed"
		],
		target: "approved"
	},
	reword: {
		danger: false,
		label: "改写 | Reword",
		on: [],
		starts: [
			"draft",
			"failed"
		],
		target: ""
	},
	skip: {
		danger: false,
		label: "跳过 | Skip",
		on: [],
		starts: [
			"draft",
			"failed"
		],
		target: "skipped"
	},
	hand_over: {
		danger: false,
		label: "出具 | Issue",
		on: [],
		starts: [
			"draft",
			"failed"
		],
		target: "sent"
	},
	deliver: {
		danger: false,
		label: "发出 | Send",
		on: [],
		starts: [
			"approved"
		],
		target: "sent"
	},
	fail: {
		danger: false,
		label: "发送失败 | Fail",
		on: [],
		starts: [
			"approved"
		],
		target: "failed"
	},
	drop: {
		danger: false,
		label: "撤销 | Drop",
		on: [],
		starts: [
			"draft",
			"approved",
			"failed",
			"listed"
		],
		target: "dropped"
	}
} as const;

/** The steps of rental/house, in their order. */
export const HOUSE_STEPS = {
	shelve: {
		danger: false,
		label: "上架 | Put on shelf",
		on: [],
		starts: [
			"draft",
			"off_shelf"
		],
		target: "on_shelf"
	},
	unshelve: {
		danger: false,
		label: "下架 | Take off shelf",
		on: [],
		starts: [
			"on_shelf"
		],
		target: "off_shelf"
	},
	archive: {
		danger: false,
		label: "归档 | Archive",
		on: [],
		starts: [
			"draft",
			"off_shelf"
		],
		target: "archived"
	},
	relocate: {
		danger: false,
		label: "变更小区 | Move to another community",
		on: [],
		starts: [
			"draft",
			"off_shelf"
		],
		target: ""
	},
	takeBack: {
		danger: false,
		label: "取回 | Take back",
		on: [],
		starts: [
			"archived"
		],
		target: "off_shelf"
	}
} as const;

/** The steps of rental/key, in their order. */
export const KEY_STEPS = {
	handOut: {
		danger: false,
		label: "领出 | Hand out",
		on: [],
		starts: [
			"in_stock"
		],
		target: "out"
	},
	takeBack: {
		danger: false,
		label: "归还 | Take back",
		on: [],
		starts: [
			"out",
			"lost"
		],
		target: "in_stock"
	},
	reportLost: {
		danger: true,
		label: "报失 | Report lost",
		on: [],
		starts: [
			"in_stock",
			"out"
		],
		target: "lost"
	},
	scrap: {
		danger: true,
		label: "作废 | Scrap",
		on: [],
		starts: [
			"in_stock",
			"lost"
		],
		target: "scrapped"
	}
} as const;

/** The steps of rental/lease, in their order. */
export const LEASE_STEPS = {
	submit: {
		danger: false,
		label: "提交 | Submit",
		on: [],
		starts: [
			"draft"
		],
		target: "to_sign"
	},
	confirm: {
		danger: false,
		label: "核对签署 | Check and confirm",
		on: [],
		starts: [
			"to_confirm"
		],
		target: "signed"
	},
	attachScan: {
		danger: false,
		label: "上传扫描件 | Upload the scan",
		on: [],
		starts: [
			"to_confirm"
		],
		target: ""
	},
	sign: {
		danger: false,
		label: "签署完成 | All have signed",
		on: [],
		starts: [
			"to_sign"
		],
		target: "signed"
	},
	turnToPaper: {
		danger: false,
		label: "改为纸质签署 | Signed on paper instead",
		on: [],
		starts: [
			"to_sign"
		],
		target: "to_confirm"
	},
	record: {
		danger: false,
		label: "登记已签合同 | Record a signed contract",
		on: [],
		starts: [
			"draft"
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
	follow: {
		danger: false,
		label: "由新合同接续 | Followed by another lease",
		on: [],
		starts: [
			"active"
		],
		target: "ended"
	},
	handOver: {
		danger: false,
		label: "交房 | Hand over",
		on: [],
		starts: [
			"signed",
			"active"
		],
		target: "active"
	},
	edit: {
		danger: false,
		label: "修改合同 | Edit",
		on: [],
		starts: [
			"draft",
			"to_sign",
			"to_confirm"
		],
		target: ""
	},
	lapse: {
		danger: false,
		label: "逾期失效 | Lapse",
		on: [],
		starts: [
			"draft",
			"to_sign",
			"to_confirm"
		],
		target: "void"
	},
	begin_settlement: {
		danger: false,
		label: "开始结算 | Begin to settle",
		on: [],
		starts: [
			"signed",
			"active"
		],
		target: "settling"
	},
	resume: {
		danger: false,
		label: "恢复履行 | Resume",
		on: [],
		starts: [
			"settling"
		],
		target: "active"
	},
	end: {
		danger: false,
		label: "结束 | End",
		on: [],
		starts: [
			"settling"
		],
		target: "ended"
	},
	attachFiles: {
		danger: false,
		label: "管理附件 | Files",
		on: [],
		starts: [
			"draft",
			"to_sign",
			"to_confirm",
			"signed",
			"active",
			"settling",
			"ended",
			"void"
		],
		target: ""
	},
	cancel: {
		danger: true,
		label: "作废 | Void",
		on: [],
		starts: [
			"draft",
			"to_sign",
			"to_confirm",
			"signed"
		],
		target: "void"
	}
} as const;

/** The steps of rental/leaseChange, in their order. */
export const LEASECHANGE_STEPS = {
	edit: {
		danger: false,
		label: "修改变更 | Edit",
		on: [],
		starts: [
			"draft"
		],
		target: ""
	},
	submit: {
		danger: false,
		label: "提交签署 | Send to be signed",
		on: [],
		starts: [
			"draft"
		],
		target: "to_sign"
	},
	submit_paper: {
		danger: false,
		label: "提交确认 | To be confirmed",
		on: [],
		starts: [
			"draft"
		],
		target: "to_confirm"
	},
	sign: {
		danger: false,
		label: "签署完成 | All have signed",
		on: [],
		starts: [
			"to_sign"
		],
		target: "effective"
	},
	turnToPaper: {
		danger: false,
		label: "改为纸质签署 | Signed on paper instead",
		on: [],
		starts: [
			"to_sign"
		],
		target: "to_confirm"
	},
	confirm: {
		danger: false,
		label: "确认生效 | Confirm",
		on: [],
		starts: [
			"to_confirm"
		],
		target: "effective"
	},
	decline: {
		danger: false,
		label: "对方未同意 | Declined",
		on: [],
		starts: [
			"draft",
			"to_sign",
			"to_confirm"
		],
		target: "declined"
	},
	readMeters: {
		danger: false,
		label: "交接抄表 | Meters at the handover",
		on: [],
		starts: [
			"effective"
		],
		target: ""
	},
	lapse: {
		danger: false,
		label: "逾期失效 | Lapse",
		on: [],
		starts: [
			"to_sign",
			"to_confirm"
		],
		target: "void"
	},
	cancel: {
		danger: true,
		label: "作废 | Void",
		on: [],
		starts: [
			"draft",
			"to_sign",
			"to_confirm"
		],
		target: "void"
	}
} as const;

/** The steps of rental/lockCode, in their order. */
export const LOCKCODE_STEPS = {
	revoke: {
		danger: true,
		label: "作废 | Revoke",
		on: [],
		starts: [
			"issued"
		],
		target: "revoked"
	}
} as const;

/** The steps of rental/lostItem, in their order. */
export const LOSTITEM_STEPS = {
	claim: {
		danger: false,
		label: "认领 | Hand to the owner",
		on: [],
		starts: [
			"kept"
		],
		target: "claimed"
	},
	dispose: {
		danger: true,
		label: "处理 | Dispose of",
		on: [],
		starts: [
			"kept"
		],
		target: "disposed"
	},
	keepOn: {
		danger: false,
		label: "重新保管 | Keep again",
		on: [],
		starts: [
			"claimed",
			"disposed"
		],
		target: "kept"
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
		keys: {
			board: "C"
		},
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
		keys: {
			board: "O"
		},
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
	leaveSettled: {
		danger: false,
		label: "退房即结清 | Settled at check-out",
		on: [],
		starts: [
			"checked_out"
		],
		target: "closed"
	},
	cashier: {
		danger: false,
		keys: {
			board: "P"
		},
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
	reprice: {
		danger: false,
		label: "改价 | Change prices",
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
		drag: "place",
		label: "排房 | Assign a unit",
		needs: "rental:order:assign",
		on: [
			"board",
			"card"
		],
		starts: [
			"reserved",
			"confirmed"
		],
		target: "",
		undoes: "unassign"
	},
	move: {
		danger: false,
		drag: "body",
		label: "换房 | Move",
		needs: "rental:order:move",
		on: [
			"board",
			"card"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: "",
		undoes: "move"
	},
	extend: {
		danger: false,
		drag: "later",
		label: "续住/改期 | Change dates",
		needs: "rental:order:extend",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: "",
		undoes: "shorten"
	},
	shorten: {
		danger: false,
		drag: "earlier",
		label: "缩短 | Shorten",
		needs: "rental:order:shorten",
		on: [],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: "",
		undoes: "extend"
	},
	resize: {
		danger: false,
		drag: "arrival",
		label: "改期 | Change dates",
		needs: "rental:order:extend",
		on: [],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: "",
		undoes: "resize"
	},
	hours: {
		danger: false,
		drag: "hours",
		label: "改时段 | Change hours",
		needs: "rental:order:move",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: "",
		undoes: "hours"
	},
	undoCheckOut: {
		danger: false,
		label: "撤销退房 | Undo check-out",
		on: [
			"board"
		],
		starts: [
			"checked_out",
			"closed"
		],
		target: "in_house",
		undoes: "checkOut"
	},
	reinstate: {
		danger: false,
		label: "恢复 | Reinstate",
		on: [],
		starts: [
			"no_show"
		],
		target: "confirmed",
		undoes: "noShow"
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
		drag: "cut",
		label: "拆分换房 | Split",
		needs: "rental:order:split",
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
		drag: "swap",
		label: "对换房间 | Swap units",
		needs: "rental:order:swap",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed",
			"in_house"
		],
		target: "",
		undoes: "swap"
	},
	unassign: {
		danger: false,
		drag: "unassigned",
		label: "退回待排 | Back to unassigned",
		needs: "rental:order:unassign",
		on: [
			"board"
		],
		starts: [
			"reserved",
			"confirmed"
		],
		target: "",
		undoes: "assign"
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
	correct: {
		danger: false,
		label: "更正旧账 | Correct an old line",
		on: [],
		starts: [
			"reserved",
			"confirmed",
			"in_house",
			"checked_out",
			"cancelled",
			"no_show",
			"closed"
		],
		target: ""
	},
	account: {
		danger: false,
		label: "协议挂账 | On a company's account",
		on: [],
		starts: [
			"reserved",
			"confirmed",
			"in_house",
			"checked_out"
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
		target: "",
		undoes: "note"
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
		target: "",
		undoes: "unlock"
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
		target: "",
		undoes: "lock"
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

/** The steps of rental/ownerStatement, in their order. */
export const OWNERSTATEMENT_STEPS = {
	confirm: {
		danger: false,
		label: "确认 | Confirm",
		on: [],
		starts: [
			"draft"
		],
		target: "confirmed"
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
	pay: {
		danger: false,
		label: "登记付款 | Record the payout",
		on: [],
		starts: [
			"confirmed"
		],
		target: "paid"
	},
	reopen: {
		danger: false,
		label: "撤回确认 | Reopen",
		on: [],
		starts: [
			"confirmed"
		],
		target: "draft"
	}
} as const;

/** The steps of rental/pricePlan, in their order. */
export const PRICEPLAN_STEPS = {
	activate: {
		danger: false,
		label: "预览并生效 | Preview and activate",
		on: [],
		starts: [
			"draft"
		],
		target: "active"
	},
	end: {
		danger: true,
		label: "结束 | End",
		on: [],
		starts: [
			"active"
		],
		target: "ended"
	}
} as const;

/** The steps of rental/readingConflict, in their order. */
export const READINGCONFLICT_STEPS = {
	take: {
		danger: false,
		label: "采用 | Use it",
		on: [],
		starts: [
			"open"
		],
		target: "taken"
	},
	drop: {
		danger: true,
		label: "不采用 | Do not use",
		on: [],
		starts: [
			"open"
		],
		target: "dropped"
	}
} as const;

/** The steps of rental/settlement, in their order. */
export const SETTLEMENT_STEPS = {
	save: {
		danger: false,
		label: "办理结算 | Work on it",
		on: [],
		starts: [
			"draft"
		],
		target: ""
	},
	submit: {
		danger: false,
		label: "定稿，纸质签字 | Freeze, sign on paper",
		on: [],
		starts: [
			"draft"
		],
		target: "to_confirm"
	},
	submitToSign: {
		danger: false,
		label: "定稿，电子签署 | Freeze, sign by phone",
		on: [],
		starts: [
			"draft"
		],
		target: "to_sign"
	},
	attachScan: {
		danger: false,
		label: "上传签字扫描件 | Upload the signed scan",
		on: [],
		starts: [
			"to_confirm"
		],
		target: ""
	},
	confirm: {
		danger: false,
		label: "核对签字 | Check and confirm",
		on: [],
		starts: [
			"to_confirm"
		],
		target: "agreed"
	},
	sign: {
		danger: false,
		label: "签署完成 | All have signed",
		on: [],
		starts: [
			"to_sign"
		],
		target: "agreed"
	},
	turnToPaper: {
		danger: false,
		label: "改为纸质签署 | Signed on paper instead",
		on: [],
		starts: [
			"to_sign"
		],
		target: "to_confirm"
	},
	unsign: {
		danger: false,
		label: "签署中止 | Signing ended",
		on: [],
		starts: [
			"to_sign"
		],
		target: "draft"
	},
	finish: {
		danger: true,
		label: "退租完成 | Finish",
		on: [],
		starts: [
			"agreed"
		],
		target: "done"
	},
	ask: {
		danger: false,
		label: "提交退款审批 | Ask for approval",
		on: [],
		starts: [
			"agreed"
		],
		target: ""
	},
	revise: {
		danger: false,
		label: "重新修改 | Change it again",
		on: [],
		starts: [
			"to_sign",
			"to_confirm",
			"agreed"
		],
		target: "draft"
	},
	void: {
		danger: true,
		label: "作废 | Void",
		on: [],
		starts: [
			"draft",
			"to_sign",
			"to_confirm",
			"agreed"
		],
		target: "void"
	}
} as const;

/** The steps of rental/shift, in their order. */
export const SHIFT_STEPS = {
	count: {
		danger: false,
		label: "清点交班 | Count and hand over",
		on: [],
		starts: [
			"open"
		],
		target: "counted"
	},
	takeOver: {
		danger: false,
		label: "接班 | Take over",
		on: [],
		starts: [
			"counted"
		],
		target: "closed"
	},
	accept: {
		danger: false,
		label: "确认交接，不开班 | Confirm only",
		on: [],
		starts: [
			"counted"
		],
		target: "closed"
	},
	sendBack: {
		danger: false,
		label: "退回重点 | Count again",
		on: [],
		starts: [
			"counted"
		],
		target: "open"
	}
} as const;

/** The steps of rental/ticket, in their order. */
export const TICKET_STEPS = {
	assign: {
		danger: false,
		label: "派工 | Assign",
		on: [],
		starts: [
			"open"
		],
		target: "assigned"
	},
	start: {
		danger: false,
		label: "开始维修 | Start",
		on: [],
		starts: [
			"open",
			"assigned"
		],
		target: "doing"
	},
	reassign: {
		danger: false,
		label: "改派 | Reassign",
		on: [],
		starts: [
			"assigned"
		],
		target: ""
	},
	finish: {
		danger: false,
		label: "完工 | Finish",
		on: [],
		starts: [
			"open",
			"assigned",
			"doing"
		],
		target: "done"
	},
	close: {
		danger: false,
		label: "验收关闭 | Accept and close",
		on: [],
		starts: [
			"done"
		],
		target: "closed"
	},
	reopen: {
		danger: false,
		label: "返工 | Rework",
		on: [],
		starts: [
			"done",
			"closed"
		],
		target: "doing"
	},
	block: {
		danger: false,
		label: "维修关房 | Block the unit",
		on: [],
		starts: [
			"open",
			"assigned",
			"doing"
		],
		target: ""
	},
	unblock: {
		danger: false,
		label: "提前开房 | Open the unit",
		on: [],
		starts: [
			"open",
			"assigned",
			"doing"
		],
		target: ""
	},
	dismiss: {
		danger: true,
		label: "不予处理 | Dismiss",
		on: [],
		starts: [
			"open",
			"assigned"
		],
		target: "closed"
	}
} as const;

/** The steps of rental/viewing, in their order. */
export const VIEWING_STEPS = {
	complete: {
		danger: false,
		label: "完成看房 | Complete",
		on: [
			"phone"
		],
		starts: [
			"booked"
		],
		target: "completed"
	},
	record: {
		danger: false,
		label: "登记结果 | Record the result",
		on: [
			"phone"
		],
		starts: [
			"completed"
		],
		target: ""
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
		on: [
			"phone"
		],
		starts: [
			"booked"
		],
		target: "no_show"
	},
	cancel: {
		danger: true,
		label: "取消 | Cancel",
		on: [
			"phone"
		],
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
	},
	uncontract: {
		danger: false,
		label: "合同作废 | Contract void",
		on: [],
		starts: [
			"completed"
		],
		target: ""
	}
} as const;
