// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary activity_audience. */
export const ACTIVITY_AUDIENCE = {
	everyone: "不限 | Everyone",
	members: "仅限会员 | Members only",
	segment: "指定分群 | A segment"
} as const;

/** The dictionary activity_state. */
export const ACTIVITY_STATE = {
	draft: "草稿 | Draft",
	submitted: "待审批 | Submitted",
	rejected: "已驳回 | Rejected",
	approved: "已通过 | Approved",
	published: "已发布 | Published",
	running: "进行中 | Running",
	ended: "已结束 | Ended",
	archived: "已归档 | Archived",
	cancelled: "已取消 | Cancelled"
} as const;

/** The dictionary registration_source. */
export const REGISTRATION_SOURCE = {
	desk: "工作人员登记 | Entered by staff",
	link: "自助报名 | Signed up by link"
} as const;

/** The dictionary registration_state. */
export const REGISTRATION_STATE = {
	reviewing: "待审核 | To be reviewed",
	waiting: "候补 | Waiting",
	confirmed: "已确认 | Confirmed",
	checked_in: "已签到 | Checked in",
	refused: "未通过 | Not approved",
	cancelled: "已取消 | Cancelled",
	absent: "缺席 | Absent"
} as const;

/** The dictionary sign_up_question. */
export const SIGN_UP_QUESTION = {
	text: "填空 | Text",
	single: "单选 | One of several",
	multi: "多选 | Several of them"
} as const;

/** The dictionary ticket_scan_outcome. */
export const TICKET_SCAN_OUTCOME = {
	admitted: "入场 | Admitted",
	again: "重复出示 | Shown again",
	refused: "未放行 | Not admitted",
	double: "两处放行 | Let in at two doors",
	void: "票已失效仍放行 | Let in with a void ticket"
} as const;

/** The steps of act/activity, in their order. */
export const ACTIVITY_STEPS = {
	submit: {
		danger: false,
		label: "提交审批 | Submit",
		on: [],
		starts: [
			"draft"
		],
		target: "submitted"
	},
	approve: {
		danger: false,
		label: "通过 | Approve",
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
	revise: {
		danger: false,
		label: "改为草稿 | Revise",
		on: [],
		starts: [
			"rejected"
		],
		target: "draft"
	},
	publish: {
		danger: false,
		label: "发布 | Publish",
		on: [],
		starts: [
			"approved"
		],
		target: "published"
	},
	start: {
		danger: false,
		label: "开始 | Start",
		on: [],
		starts: [
			"published"
		],
		target: "running"
	},
	end: {
		danger: false,
		label: "结束 | End",
		on: [],
		starts: [
			"running"
		],
		target: "ended"
	},
	archive: {
		danger: false,
		label: "归档 | Archive",
		on: [],
		starts: [
			"ended"
		],
		target: "archived"
	},
	cancel: {
		danger: true,
		label: "取消活动 | Cancel",
		on: [],
		starts: [
			"published",
			"running"
		],
		target: "cancelled"
	}
} as const;

/** The steps of act/registration, in their order. */
export const REGISTRATION_STEPS = {
	approve: {
		danger: false,
		label: "通过 | Approve",
		on: [],
		starts: [
			"reviewing"
		],
		target: "confirmed"
	},
	refuse: {
		danger: true,
		label: "不通过 | Refuse",
		on: [],
		starts: [
			"reviewing"
		],
		target: "refused"
	},
	checkIn: {
		danger: false,
		label: "签到 | Check in",
		on: [],
		starts: [
			"confirmed",
			"absent"
		],
		target: "checked_in"
	},
	promote: {
		danger: false,
		label: "候补转正 | Move up",
		on: [],
		starts: [
			"waiting"
		],
		target: "confirmed"
	},
	miss: {
		danger: false,
		label: "缺席 | Absent",
		on: [],
		starts: [
			"confirmed"
		],
		target: "absent"
	},
	transfer: {
		danger: false,
		label: "转给他人 | Give to somebody else",
		on: [],
		starts: [
			"confirmed"
		],
		target: ""
	},
	cancel: {
		danger: true,
		label: "取消报名 | Cancel",
		on: [],
		starts: [
			"reviewing",
			"waiting",
			"confirmed"
		],
		target: "cancelled"
	},
	undoCheckIn: {
		danger: false,
		label: "撤销签到 | Undo the check-in",
		on: [],
		starts: [
			"checked_in"
		],
		target: "confirmed",
		undoes: "checkIn"
	}
} as const;
