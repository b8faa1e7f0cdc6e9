// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary fin_due_state. */
export const FIN_DUE_STATE = {
	unpaid: "未缴 | Unpaid",
	part: "部分缴纳 | Part paid",
	paid: "已缴清 | Paid",
	waived: "已减免 | Waived"
} as const;

/** The dictionary fin_fee_state. */
export const FIN_FEE_STATE = {
	unpaid: "未缴 | Unpaid",
	part: "部分缴纳 | Part paid",
	paid: "已缴清 | Paid",
	waived: "已减免 | Waived",
	refunding: "待退款 | To be paid back",
	cancelled: "已取消 | Cancelled"
} as const;

/** The dictionary fin_invoice_kind. */
export const FIN_INVOICE_KIND = {
	normal: "增值税普通发票 | Ordinary VAT invoice",
	special: "增值税专用发票 | Special VAT invoice",
	dues: "社会团体会费票据 | Dues receipt of an association"
} as const;

/** The dictionary fin_invoice_state. */
export const FIN_INVOICE_STATE = {
	asked: "待开票 | Asked",
	issued: "已开票 | Issued",
	void: "已作废 | Void"
} as const;

/** The dictionary fin_line_state. */
export const FIN_LINE_STATE = {
	open: "待匹配 | Open",
	matched: "已匹配 | Matched",
	confirmed: "已入账 | Confirmed",
	ignored: "不入账 | Ignored"
} as const;

/** The dictionary fin_method_kind. */
export const FIN_METHOD_KIND = {
	cash: "现金 | Cash",
	transfer: "对公转账 | Bank transfer",
	card: "刷卡 | Card",
	qr: "扫码 | QR code",
	waiver: "抵扣 | Set off"
} as const;

/** The dictionary fin_payment_state. */
export const FIN_PAYMENT_STATE = {
	submitted: "待审核 | To be reviewed",
	confirmed: "已入账 | Confirmed",
	rejected: "已驳回 | Rejected",
	reversed: "已冲正 | Reversed"
} as const;

/** The dictionary fin_period_state. */
export const FIN_PERIOD_STATE = {
	closed: "已结账 | Closed",
	reopened: "已反结账 | Reopened"
} as const;

/** The dictionary fin_refund_state. */
export const FIN_REFUND_STATE = {
	asked: "待审批 | Asked",
	paid: "已退款 | Paid back",
	refused: "已拒绝 | Refused"
} as const;

/** The dictionary fin_relief_kind. */
export const FIN_RELIEF_KIND = {
	amount: "按金额 | An amount",
	percent: "按比例 | A percentage",
	whole: "全部减免 | The whole"
} as const;

/** The dictionary fin_relief_state. */
export const FIN_RELIEF_STATE = {
	asked: "待审批 | Asked",
	granted: "已批准 | Granted",
	refused: "已拒绝 | Refused",
	revoked: "已撤销 | Taken back"
} as const;

/** The steps of fin/activityFee, in their order. */
export const ACTIVITYFEE_STEPS = {
	waive: {
		danger: true,
		label: "减免 | Waive",
		on: [],
		starts: [
			"unpaid"
		],
		target: "waived"
	},
	unwaive: {
		danger: false,
		label: "撤销减免 | Take the waiver back",
		on: [],
		starts: [
			"waived"
		],
		target: "unpaid"
	},
	partly: {
		danger: false,
		label: "部分缴纳 | Pay a part",
		on: [],
		starts: [
			"unpaid",
			"part",
			"paid"
		],
		target: "part"
	},
	settle: {
		danger: false,
		label: "缴清 | Pay in full",
		on: [],
		starts: [
			"unpaid",
			"part"
		],
		target: "paid"
	},
	reopen: {
		danger: false,
		label: "恢复未缴 | Owe again",
		on: [],
		starts: [
			"part",
			"paid"
		],
		target: "unpaid"
	},
	giveBack: {
		danger: false,
		label: "待退款 | To be paid back",
		on: [],
		starts: [
			"part",
			"paid",
			"refunding",
			"cancelled"
		],
		target: "refunding"
	},
	drop: {
		danger: false,
		label: "取消费用 | Cancel the fee",
		on: [],
		starts: [
			"unpaid",
			"part",
			"paid",
			"waived",
			"refunding",
			"cancelled"
		],
		target: "cancelled"
	}
} as const;

/** The steps of fin/due, in their order. */
export const DUE_STEPS = {
	waive: {
		danger: false,
		label: "减免 | Waive",
		on: [],
		starts: [
			"unpaid"
		],
		target: "waived"
	},
	unwaive: {
		danger: false,
		label: "撤销减免 | Take the relief back",
		on: [],
		starts: [
			"waived"
		],
		target: "unpaid"
	},
	relieve: {
		danger: false,
		label: "部分减免 | Relieve in part",
		on: [],
		starts: [
			"unpaid",
			"part"
		],
		target: ""
	},
	charge: {
		danger: false,
		label: "撤销部分减免 | Take a part of the relief back",
		on: [],
		starts: [
			"unpaid",
			"part"
		],
		target: ""
	},
	partly: {
		danger: false,
		label: "部分缴纳 | Pay a part",
		on: [],
		starts: [
			"unpaid",
			"part",
			"paid"
		],
		target: "part"
	},
	settle: {
		danger: false,
		label: "缴清 | Pay in full",
		on: [],
		starts: [
			"unpaid",
			"part"
		],
		target: "paid"
	},
	reopen: {
		danger: false,
		label: "恢复未缴 | Owe again",
		on: [],
		starts: [
			"part",
			"paid"
		],
		target: "unpaid"
	}
} as const;

/** The steps of fin/invoice, in their order. */
export const INVOICE_STEPS = {
	issue: {
		danger: false,
		label: "开票 | Issue",
		on: [],
		starts: [
			"asked"
		],
		target: "issued"
	},
	void: {
		danger: true,
		label: "作废 | Make void",
		on: [],
		starts: [
			"asked",
			"issued"
		],
		target: "void"
	}
} as const;

/** The steps of fin/payment, in their order. */
export const PAYMENT_STEPS = {
	confirm: {
		danger: false,
		label: "审核通过 | Confirm",
		on: [],
		starts: [
			"submitted"
		],
		target: "confirmed"
	},
	reject: {
		danger: true,
		label: "驳回 | Reject",
		on: [],
		starts: [
			"submitted"
		],
		target: "rejected"
	},
	reverse: {
		danger: true,
		label: "冲正 | Reverse",
		on: [],
		starts: [
			"confirmed"
		],
		target: "reversed"
	},
	accept: {
		danger: false,
		label: "直接入账 | Count at once",
		on: [],
		starts: [
			"submitted"
		],
		target: "confirmed"
	},
	payBack: {
		danger: false,
		label: "退款 | Pay back",
		on: [],
		starts: [
			"confirmed"
		],
		target: ""
	}
} as const;

/** The steps of fin/period, in their order. */
export const PERIOD_STEPS = {
	reopen: {
		danger: true,
		label: "反结账 | Reopen",
		on: [],
		starts: [
			"closed"
		],
		target: "reopened"
	},
	close: {
		danger: false,
		label: "重新结账 | Close again",
		on: [],
		starts: [
			"reopened"
		],
		target: "closed"
	}
} as const;

/** The steps of fin/refund, in their order. */
export const REFUND_STEPS = {
	approve: {
		danger: false,
		label: "同意退款 | Approve",
		on: [],
		starts: [
			"asked"
		],
		target: "paid"
	},
	refuse: {
		danger: true,
		label: "拒绝 | Refuse",
		on: [],
		starts: [
			"asked"
		],
		target: "refused"
	}
} as const;

/** The steps of fin/relief, in their order. */
export const RELIEF_STEPS = {
	grant: {
		danger: false,
		label: "批准减免 | Grant",
		on: [],
		starts: [
			"asked"
		],
		target: "granted"
	},
	refuse: {
		danger: true,
		label: "拒绝 | Refuse",
		on: [],
		starts: [
			"asked"
		],
		target: "refused"
	},
	revoke: {
		danger: true,
		label: "撤销减免 | Take back",
		on: [],
		starts: [
			"granted"
		],
		target: "revoked"
	}
} as const;

/** The steps of fin/statementLine, in their order. */
export const STATEMENTLINE_STEPS = {
	confirm: {
		danger: false,
		label: "确认入账 | Confirm",
		on: [],
		starts: [
			"open",
			"matched"
		],
		target: "confirmed"
	},
	match: {
		danger: false,
		label: "匹配 | Match",
		on: [],
		starts: [
			"open",
			"matched"
		],
		target: "matched"
	},
	unmatch: {
		danger: false,
		label: "取消匹配 | Unmatch",
		on: [],
		starts: [
			"matched"
		],
		target: "open"
	},
	ignore: {
		danger: true,
		label: "不入账 | Ignore",
		on: [],
		starts: [
			"open",
			"matched"
		],
		target: "ignored"
	},
	heed: {
		danger: false,
		label: "恢复 | Take up again",
		on: [],
		starts: [
			"ignored"
		],
		target: "open"
	},
	release: {
		danger: false,
		label: "退回待匹配 | Open again",
		on: [],
		starts: [
			"confirmed"
		],
		target: "open"
	}
} as const;
