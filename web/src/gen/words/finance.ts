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

/** The dictionary fin_refund_state. */
export const FIN_REFUND_STATE = {
	asked: "待审批 | Asked",
	paid: "已退款 | Paid back",
	refused: "已拒绝 | Refused"
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
