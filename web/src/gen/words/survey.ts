// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary svy_kind. */
export const SVY_KIND = {
	questionnaire: "问卷 | Questionnaire",
	vote: "投票 | Vote"
} as const;

/** The dictionary svy_one_per. */
export const SVY_ONE_PER = {
	device: "每台设备一份 | Device",
	user: "每个账号一份 | Account",
	ip: "每个网络地址一份 | Address",
	none: "不限 | No limit"
} as const;

/** The dictionary svy_question_kind. */
export const SVY_QUESTION_KIND = {
	single: "单选 | One choice",
	multi: "多选 | Several choices",
	text: "文本 | Text",
	number: "数字 | Number",
	date: "日期 | Date",
	scale: "评分 | Scale",
	nps: "推荐度 NPS | NPS",
	matrix: "矩阵 | Matrix",
	rank: "排序 | Ranking",
	upload: "上传 | Upload",
	region: "地区 | Region",
	phone: "手机号 | Phone",
	signature: "签名 | Signature",
	section: "分节说明 | Section"
} as const;

/** The dictionary svy_show_result. */
export const SVY_SHOW_RESULT = {
	never: "不公开 | Never",
	after_vote: "投票后 | After voting",
	after_end: "结束后 | After the end",
	always: "始终 | Always"
} as const;

/** The dictionary svy_state. */
export const SVY_STATE = {
	draft: "草稿 | Draft",
	published: "进行中 | Published",
	paused: "已暂停 | Paused",
	ended: "已结束 | Ended",
	archived: "已归档 | Archived"
} as const;

/** The steps of svy/survey, in their order. */
export const SURVEY_STEPS = {
	publish: {
		danger: false,
		label: "发布 | Publish",
		on: [],
		starts: [
			"draft"
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
		label: "继续 | Resume",
		on: [],
		starts: [
			"paused"
		],
		target: "published"
	},
	end: {
		danger: true,
		label: "结束 | End",
		on: [],
		starts: [
			"published",
			"paused"
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
	}
} as const;
