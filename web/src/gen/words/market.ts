// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary sd_category. */
export const SD_CATEGORY = {
	goods: "产品 | Goods",
	service: "服务 | Services",
	site: "场地 | Premises",
	capital: "资金 | Capital",
	talent: "人才 | Talent",
	technology: "技术 | Technology",
	cooperation: "合作 | Cooperation"
} as const;

/** The dictionary sd_contact_request_state. */
export const SD_CONTACT_REQUEST_STATE = {
	sent: "待答复 | Sent",
	accepted: "已同意 | Accepted",
	refused: "已谢绝 | Refused"
} as const;

/** The dictionary sd_fault. */
export const SD_FAULT = {
	far: "距离太远 | Too far away",
	price: "价格不合 | The price does not suit",
	content: "内容不符 | Not what is sought",
	time: "时间不合 | The time does not suit",
	other: "其他 | Something else"
} as const;

/** The dictionary sd_ground. */
export const SD_GROUND = {
	category: "类别相同 | Same category",
	region: "地区相同 | Same region",
	city: "同一城市 | Same city",
	tags: "共同标签 | Tags in common",
	words: "标题共同字词 | Words of the titles in common",
	budget: "预算有交集 | Budgets meet",
	products: "需求提到供方产品 | The demand names products of the supplier",
	target_industry: "需方行业是供方目标客户 | An industry that the supplier looks for",
	target_tags: "符合目标客户标签 | Tags of the customers looked for",
	target_region: "在目标客户地区 | In the region of the customers looked for"
} as const;

/** The dictionary sd_kind. */
export const SD_KIND = {
	supply: "供给 | Supply",
	demand: "需求 | Demand"
} as const;

/** The dictionary sd_match_state. */
export const SD_MATCH_STATE = {
	proposed: "待确认 | Proposed",
	accepted_one: "一方同意 | One side accepts",
	accepted_both: "双方同意 | Both sides accept",
	refused: "已谢绝 | Refused",
	done: "已完成 | Done"
} as const;

/** The dictionary sd_post_state. */
export const SD_POST_STATE = {
	draft: "草稿 | Draft",
	submitted: "待审核 | Submitted",
	published: "已发布 | Published",
	rejected: "已退回 | Returned",
	closed: "已关闭 | Closed",
	expired: "已过期 | Expired"
} as const;

/** The dictionary sd_side. */
export const SD_SIDE = {
	supply: "供方 | Supply",
	demand: "需方 | Demand"
} as const;

/** The steps of sd/contactRequest, in their order. */
export const CONTACTREQUEST_STEPS = {
	accept: {
		danger: false,
		label: "同意 | Accept",
		on: [],
		starts: [
			"sent"
		],
		target: "accepted"
	},
	refuse: {
		danger: true,
		label: "谢绝 | Refuse",
		on: [],
		starts: [
			"sent"
		],
		target: "refused"
	}
} as const;

/** The steps of sd/match, in their order. */
export const MATCH_STEPS = {
	accept: {
		danger: false,
		label: "一方同意 | One side accepts",
		on: [],
		starts: [
			"proposed"
		],
		target: "accepted_one"
	},
	acceptOther: {
		danger: false,
		label: "另一方同意 | The other side accepts",
		on: [],
		starts: [
			"accepted_one"
		],
		target: "accepted_both"
	},
	finish: {
		danger: false,
		label: "完成 | Finish",
		on: [],
		starts: [
			"accepted_both"
		],
		target: "done"
	},
	refuse: {
		danger: true,
		label: "谢绝 | Refuse",
		on: [],
		starts: [
			"proposed",
			"accepted_one"
		],
		target: "refused"
	},
	renew: {
		danger: false,
		label: "重新建议 | Propose again",
		on: [],
		starts: [
			"refused"
		],
		target: "proposed"
	}
} as const;

/** The steps of sd/post, in their order. */
export const POST_STEPS = {
	submit: {
		danger: false,
		label: "提交 | Submit",
		on: [],
		starts: [
			"draft"
		],
		target: "submitted"
	},
	publish: {
		danger: false,
		label: "发布 | Publish",
		on: [],
		starts: [
			"submitted"
		],
		target: "published"
	},
	reject: {
		danger: true,
		label: "退回 | Return",
		on: [],
		starts: [
			"submitted"
		],
		target: "rejected"
	},
	revise: {
		danger: false,
		label: "重新编辑 | Revise",
		on: [],
		starts: [
			"rejected"
		],
		target: "draft"
	},
	close: {
		danger: true,
		label: "关闭 | Close",
		on: [],
		starts: [
			"published"
		],
		target: "closed"
	},
	expire: {
		danger: false,
		label: "过期 | Expire",
		on: [],
		starts: [
			"published"
		],
		target: "expired"
	}
} as const;
