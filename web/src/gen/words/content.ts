// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary biz_message_state. */
export const BIZ_MESSAGE_STATE = {
	draft: "草稿 | Draft",
	approved: "已审核 | Approved",
	sent: "已发送 | Sent"
} as const;

/** The dictionary biz_task_state. */
export const BIZ_TASK_STATE = {
	todo: "待办 | To do",
	doing: "进行中 | Doing",
	done: "已完成 | Done",
	cancelled: "已取消 | Cancelled"
} as const;

/** The dictionary biz_trip_state. */
export const BIZ_TRIP_STATE = {
	draft: "草稿 | Draft",
	submitted: "待审批 | Submitted",
	approved: "已批准 | Approved",
	rejected: "已驳回 | Rejected",
	running: "出差中 | On the way",
	closed: "已结束 | Closed"
} as const;

/** The dictionary cms_ad_slot. */
export const CMS_AD_SLOT = {
	home_top: "首页顶部 | Top of the home page",
	home_middle: "首页中部 | Middle of the home page",
	news: "动态旁 | Beside the news"
} as const;

/** The dictionary cms_ad_state. */
export const CMS_AD_STATE = {
	draft: "草稿 | Draft",
	approved: "已审核 | Approved",
	online: "已上线 | Online",
	offline: "已下线 | Offline"
} as const;

/** The dictionary cms_block_kind. */
export const CMS_BLOCK_KIND = {
	heading: "标题 | Heading",
	text: "正文 | Text",
	image: "图片 | Picture",
	cards: "文章卡片 | Cards of articles",
	questions: "已公开的问答 | Published questions"
} as const;

/** The dictionary cms_page_state. */
export const CMS_PAGE_STATE = {
	draft: "草稿 | Draft",
	published: "已发布 | Published",
	offline: "已下线 | Offline"
} as const;

/** The steps of biz/message, in their order. */
export const MESSAGE_STEPS = {
	approve: {
		danger: false,
		label: "审核通过 | Approve",
		on: [],
		starts: [
			"draft"
		],
		target: "approved"
	},
	send: {
		danger: false,
		label: "发送 | Send",
		on: [],
		starts: [
			"approved"
		],
		target: "sent"
	},
	revise: {
		danger: false,
		label: "退回修改 | Back to draft",
		on: [],
		starts: [
			"approved"
		],
		target: "draft"
	}
} as const;

/** The steps of biz/task, in their order. */
export const TASK_STEPS = {
	start: {
		danger: false,
		label: "开始 | Start",
		on: [],
		starts: [
			"todo"
		],
		target: "doing"
	},
	finish: {
		danger: false,
		label: "完成 | Finish",
		on: [],
		starts: [
			"doing",
			"todo"
		],
		target: "done"
	},
	cancel: {
		danger: true,
		label: "取消 | Cancel",
		on: [],
		starts: [
			"todo",
			"doing"
		],
		target: "cancelled"
	},
	reopen: {
		danger: false,
		label: "重新打开 | Reopen",
		on: [],
		starts: [
			"done",
			"cancelled"
		],
		target: "todo"
	}
} as const;

/** The steps of biz/trip, in their order. */
export const TRIP_STEPS = {
	submit: {
		danger: false,
		label: "提交 | Submit",
		on: [],
		starts: [
			"draft",
			"rejected"
		],
		target: "submitted"
	},
	approve: {
		danger: false,
		label: "批准 | Approve",
		on: [],
		starts: [
			"submitted"
		],
		target: "approved"
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
	depart: {
		danger: false,
		label: "出发 | Set out",
		on: [],
		starts: [
			"approved"
		],
		target: "running"
	},
	close: {
		danger: false,
		label: "结束并报告 | Close and report",
		on: [],
		starts: [
			"running"
		],
		target: "closed"
	},
	withdraw: {
		danger: false,
		label: "撤回 | Withdraw",
		on: [],
		starts: [
			"submitted",
			"approved"
		],
		target: "draft"
	}
} as const;

/** The steps of cms/ad, in their order. */
export const AD_STEPS = {
	approve: {
		danger: false,
		label: "审核通过 | Approve",
		on: [],
		starts: [
			"draft"
		],
		target: "approved"
	},
	publish: {
		danger: false,
		label: "上线 | Go online",
		on: [],
		starts: [
			"approved"
		],
		target: "online"
	},
	takeDown: {
		danger: true,
		label: "下线 | Take down",
		on: [],
		starts: [
			"online"
		],
		target: "offline"
	},
	revise: {
		danger: false,
		label: "退回修改 | Back to draft",
		on: [],
		starts: [
			"approved",
			"offline"
		],
		target: "draft"
	}
} as const;

/** The steps of cms/page, in their order. */
export const PAGE_STEPS = {
	publish: {
		danger: false,
		label: "发布 | Publish",
		on: [],
		starts: [
			"draft",
			"offline"
		],
		target: "published"
	},
	takeDown: {
		danger: true,
		label: "下线 | Take down",
		on: [],
		starts: [
			"published"
		],
		target: "offline"
	}
} as const;
