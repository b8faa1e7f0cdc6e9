// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary expert_field. */
export const EXPERT_FIELD = {
	law: "法律 | Law",
	tax: "财税 | Finance and tax",
	hr: "人力资源 | Human resources",
	market: "市场营销 | Marketing",
	digital: "数字化 | Digital business",
	ip: "知识产权 | Intellectual property",
	trade: "外贸 | Foreign trade",
	manage: "企业管理 | Management"
} as const;

/** The dictionary expert_state. */
export const EXPERT_STATE = {
	pending: "待审核 | Pending",
	published: "已发布 | Published",
	paused: "已暂停 | Paused"
} as const;

/** The dictionary follow_next. */
export const FOLLOW_NEXT = {
	none: "未约定 | None agreed",
	waiting: "待跟进 | To do",
	kept: "已跟进 | Done"
} as const;

/** The dictionary question_state. */
export const QUESTION_STATE = {
	open: "待答复 | Open",
	answered: "已答复 | Answered",
	published: "已公开 | Published",
	closed: "已关闭 | Closed"
} as const;

/** The dictionary resource_kind. */
export const RESOURCE_KIND = {
	venue: "场地 | Venue",
	policy: "政策 | Policy",
	fund: "资金 | Fund",
	talent: "人才 | Talent",
	channel: "渠道 | Channel",
	equipment: "设备 | Equipment"
} as const;

/** The dictionary resource_open. */
export const RESOURCE_OPEN = {
	public: "公开 | Everybody",
	member: "会员 | Members",
	level: "指定等级以上 | A level and above"
} as const;

/** The steps of crm/expert, in their order. */
export const EXPERT_STEPS = {
	publish: {
		danger: false,
		label: "发布 | Publish",
		on: [],
		starts: [
			"pending"
		],
		target: "published"
	},
	pause: {
		danger: false,
		label: "暂停 | Pause",
		on: [],
		starts: [
			"published"
		],
		target: "paused"
	},
	resume: {
		danger: false,
		label: "恢复 | Resume",
		on: [],
		starts: [
			"paused"
		],
		target: "published"
	}
} as const;

/** The steps of crm/question, in their order. */
export const QUESTION_STEPS = {
	answer: {
		danger: false,
		label: "答复 | Answer",
		on: [],
		starts: [
			"open"
		],
		target: "answered"
	},
	publish: {
		danger: false,
		label: "公开 | Publish",
		on: [],
		starts: [
			"answered"
		],
		target: "published"
	},
	revise: {
		danger: false,
		label: "修改答复 | Revise the answer",
		on: [],
		starts: [
			"answered"
		],
		target: ""
	},
	withdraw: {
		danger: false,
		label: "取消公开 | Withdraw",
		on: [],
		starts: [
			"published"
		],
		target: "answered"
	},
	rate: {
		danger: false,
		label: "登记评分 | Record the rating",
		on: [],
		starts: [
			"answered",
			"published"
		],
		target: ""
	},
	close: {
		danger: true,
		label: "关闭 | Close",
		on: [],
		starts: [
			"open",
			"answered",
			"published"
		],
		target: "closed"
	}
} as const;
