// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary approval_kind. */
export const APPROVAL_KIND = {
	asset_purchase: "资产采购 | Asset purchase",
	asset_scrap: "资产报废 | Asset scrapping",
	refund: "退款 | Refund",
	write_off: "坏账核销 | Write-off",
	price: "订单改价 | Prices of a stay"
} as const;

/** The dictionary approval_state. */
export const APPROVAL_STATE = {
	pending: "待审批 | Waiting",
	returned: "退回修改 | Returned",
	approved: "已同意 | Approved",
	refused: "已拒绝 | Refused",
	withdrawn: "已撤回 | Withdrawn"
} as const;

/** The dictionary approval_verb. */
export const APPROVAL_VERB = {
	submit: "提交 | Submitted",
	approve: "同意 | Approved",
	refuse: "拒绝 | Refused",
	return: "退回 | Returned",
	delegate: "转交 | Delegated",
	withdraw: "撤回 | Withdrawn",
	resubmit: "重新提交 | Submitted again"
} as const;

/** The steps of workflow/request, in their order. */
export const REQUEST_STEPS = {
	approve: {
		danger: false,
		label: "同意 | Approve",
		on: [],
		starts: [
			"pending"
		],
		target: "approved"
	},
	refuse: {
		danger: true,
		label: "拒绝 | Refuse",
		on: [],
		starts: [
			"pending"
		],
		target: "refused"
	},
	return: {
		danger: false,
		label: "退回修改 | Return",
		on: [],
		starts: [
			"pending"
		],
		target: "returned"
	},
	delegate: {
		danger: false,
		label: "转交 | Delegate",
		on: [],
		starts: [
			"pending"
		],
		target: ""
	},
	withdraw: {
		danger: false,
		label: "撤回 | Withdraw",
		on: [],
		starts: [
			"pending",
			"returned"
		],
		target: "withdrawn"
	},
	resubmit: {
		danger: false,
		label: "重新提交 | Submit again",
		on: [],
		starts: [
			"returned"
		],
		target: "pending"
	}
} as const;
