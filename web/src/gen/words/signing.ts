// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary seal_source. */
export const SEAL_SOURCE = {
	made: "系统自制 | Made here",
	bought: "机构签发 | Issued by an authority"
} as const;

/** The dictionary sign_event. */
export const SIGN_EVENT = {
	created: "创建 | Created",
	sent: "发起 | Sent",
	opened: "打开链接 | Link opened",
	code_sent: "发送验证码 | Code sent",
	identified: "核验身份 | Identified",
	viewed: "阅读全文 | Document read",
	consented: "同意条款 | Consented",
	signed: "签署 | Signed",
	refused: "拒签 | Refused",
	witnessed: "见证 | Witnessed",
	expired: "二维码过期 | Code expired",
	regenerated: "重新生成二维码 | Code regenerated",
	withdrawn: "撤回 | Withdrawn",
	completed: "全部签署 | Completed",
	sealed: "盖章归档 | Sealed",
	copied: "领取成品 | Copy taken"
} as const;

/** The dictionary sign_flow_state. */
export const SIGN_FLOW_STATE = {
	draft: "草稿 | Draft",
	sent: "待签署 | Sent",
	partly_signed: "部分已签 | Partly signed",
	completed: "已完成 | Completed",
	expired: "二维码已过期 | Code expired",
	refused: "已拒签 | Refused",
	withdrawn: "已撤回 | Withdrawn"
} as const;

/** The dictionary sign_method. */
export const SIGN_METHOD = {
	draw: "手写 | Drawn",
	type: "键入 | Typed",
	paper: "纸质 | On paper"
} as const;

/** The dictionary sign_order. */
export const SIGN_ORDER = {
	sequence: "依次签署 | One after another",
	parallel: "同时签署 | Side by side"
} as const;

/** The dictionary sign_party_state. */
export const SIGN_PARTY_STATE = {
	waiting: "等待轮到 | Waiting",
	invited: "待打开 | Invited",
	opened: "已打开 | Opened",
	identified: "已核验 | Identified",
	signed: "已签署 | Signed",
	refused: "已拒签 | Refused"
} as const;

/** The dictionary sign_role. */
export const SIGN_ROLE = {
	tenant: "承租人 | Lessee",
	co_tenant: "共同承租人 | Co-lessee",
	guarantor: "担保人 | Guarantor",
	lessor: "出租人 | Lessor",
	witness: "见证人 | Witness"
} as const;

/** The dictionary sign_seal. */
export const SIGN_SEAL = {
	none: "未盖章 | Not sealed",
	due: "待盖章 | To be sealed",
	working: "盖章中 | Being sealed",
	done: "已盖章 | Sealed",
	failed: "盖章失败 | Sealing failed"
} as const;

/** The dictionary template_kind. */
export const TEMPLATE_KIND = {
	lease: "租赁合同 | Lease",
	lease_change: "合同变更 | Change of a lease",
	settlement: "退租结算 | Settlement",
	agreement: "其他协议 | Other agreement"
} as const;

/** The dictionary template_state. */
export const TEMPLATE_STATE = {
	draft: "草稿 | Draft",
	published: "已发布 | Published",
	retired: "已停用 | Retired"
} as const;

/** The steps of sign/flow, in their order. */
export const FLOW_STEPS = {
	send: {
		danger: false,
		label: "发起签署 | Send",
		on: [],
		starts: [
			"draft"
		],
		target: "sent"
	},
	sign: {
		danger: false,
		label: "签署 | Sign",
		on: [],
		starts: [
			"sent",
			"partly_signed"
		],
		target: "partly_signed"
	},
	complete: {
		danger: false,
		label: "全部签署 | Complete",
		on: [],
		starts: [
			"sent",
			"partly_signed"
		],
		target: "completed"
	},
	expire: {
		danger: false,
		label: "过期 | Expire",
		on: [],
		starts: [
			"sent",
			"partly_signed"
		],
		target: "expired"
	},
	renew: {
		danger: false,
		label: "重新生成 | Regenerate",
		on: [],
		starts: [
			"expired"
		],
		target: "sent"
	},
	refuse: {
		danger: false,
		label: "拒签 | Refuse",
		on: [],
		starts: [
			"sent",
			"partly_signed"
		],
		target: "refused"
	},
	withdraw: {
		danger: true,
		label: "撤回签署 | Withdraw",
		on: [],
		starts: [
			"sent",
			"partly_signed",
			"expired"
		],
		target: "withdrawn"
	},
	drop: {
		danger: false,
		label: "随业务作废 | End with its record",
		on: [],
		starts: [
			"sent",
			"partly_signed",
			"expired"
		],
		target: "withdrawn"
	}
} as const;

/** The steps of sign/party, in their order. */
export const PARTY_STEPS = {
	invite: {
		danger: false,
		label: "邀请 | Invite",
		on: [],
		starts: [
			"waiting"
		],
		target: "invited"
	},
	open: {
		danger: false,
		label: "打开 | Open",
		on: [],
		starts: [
			"invited"
		],
		target: "opened"
	},
	identify: {
		danger: false,
		label: "核验身份 | Identify",
		on: [],
		starts: [
			"invited",
			"opened",
			"identified"
		],
		target: "identified"
	},
	witness: {
		danger: false,
		label: "见证 | Witness",
		on: [],
		starts: [
			"invited",
			"opened",
			"identified"
		],
		target: ""
	},
	sign: {
		danger: false,
		label: "签署 | Sign",
		on: [],
		starts: [
			"identified"
		],
		target: "signed"
	},
	refuse: {
		danger: false,
		label: "拒签 | Refuse",
		on: [],
		starts: [
			"opened",
			"identified"
		],
		target: "refused"
	}
} as const;

/** The steps of sign/template, in their order. */
export const TEMPLATE_STEPS = {
	publish: {
		danger: false,
		label: "发布 | Publish",
		on: [],
		starts: [
			"draft"
		],
		target: "published"
	},
	prefer: {
		danger: false,
		label: "设为默认 | Make default",
		on: [],
		starts: [
			"published"
		],
		target: ""
	},
	retire: {
		danger: true,
		label: "停用 | Retire",
		on: [],
		starts: [
			"published"
		],
		target: "retired"
	}
} as const;
