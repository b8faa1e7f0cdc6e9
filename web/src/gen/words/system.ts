// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary agent_scope. */
export const AGENT_SCOPE = {
	orders: "工单 | Orders",
	notices: "通告 | Announcements"
} as const;

/** The dictionary job_class. */
export const JOB_CLASS = {
	releaseHolds: "释放到期占房 | Release expired holds",
	sweepTasks: "续跑中断任务 | Resume interrupted tasks",
	relayOutbox: "补发未发布事件 | Publish waiting events",
	housekeepingAlarms: "保洁超时提醒 | Housekeeping alarms",
	turnDay: "租约日切与出账 | Turn the day of leases",
	expirePosts: "供需信息到期 | Let posts of supply and demand expire",
	readChannels: "读取渠道日历 | Read calendars of channels",
	proposeSuspensions: "会费逾期建议暂停 | Propose suspensions for late dues",
	lapseLeases: "未签合同到期失效 | Let unsigned leases lapse",
	expireSigning: "签署二维码过期 | Expire codes to sign",
	sealSigned: "已签文件盖章 | Seal what was signed",
	attestSigning: "签署存证日根与校验 | Roots and checks of signing",
	turnAnnouncements: "通告定时发布与结束 | Release and end announcements",
	sendLater: "发送定时消息 | Send messages for later",
	sendReports: "发送定时报表 | Send scheduled reports",
	cleanTalk: "清理过期聊天记录 | Delete old messages",
	cleanFiles: "清理过期导出文件 | Clean up expired exports",
	cleanLogs: "清理过期日志 | Clean up old logs",
	sweepFiles: "清理无主文件 | Sweep files that nobody uses"
} as const;

/** The dictionary job_misfire. */
export const JOB_MISFIRE = {
	once: "补跑一次 | Run once",
	all: "全部补跑 | Run all",
	skip: "跳过 | Skip"
} as const;

/** The dictionary job_run_state. */
export const JOB_RUN_STATE = {
	queued: "排队中 | Queued",
	running: "进行中 | Running",
	done: "已完成 | Done",
	failed: "失败 | Failed",
	cancelled: "已跳过 | Skipped",
	missed: "已错过 | Missed"
} as const;

/** The dictionary msg_category. */
export const MSG_CATEGORY = {
	1: "通知公告 | Notice",
	2: "系统消息 | System message"
} as const;

/** The dictionary msg_type. */
export const MSG_TYPE = {
	ALL: "全体用户 | Everybody",
	USER: "指定用户 | Users",
	ROLE: "指定角色 | Roles",
	DEPART: "指定部门 | Departments"
} as const;

/** The dictionary notice_kind. */
export const NOTICE_KIND = {
	announcement: "通知公告 | Announcements",
	approval: "审批 | Approvals",
	rental: "房源与订单 | Houses and orders",
	housekeeping: "保洁 | Housekeeping",
	chamber: "会员与商会 | Members and the chamber",
	account: "账号与安全 | Account and security",
	other: "其他消息 | Other messages"
} as const;

/** The dictionary paper. */
export const PAPER = {
	registration: "入住登记单 | Registration form",
	receipt: "小票 | Receipt",
	order_bill: "住宿账单 | Bill of a stay",
	party_bill: "团队账单 | Bill of a party",
	lease_bill: "租约账单 | Bills of a lease",
	cleaning: "保洁日单 | Cleaning sheet",
	door: "门牌标签 | Door label"
} as const;

/** The dictionary quartz_status. */
export const QUARTZ_STATUS = {
	0: "运行中 | Running",
	"-1": "已停止 | Stopped"
} as const;

/** The dictionary realname_check. */
export const REALNAME_CHECK = {
	none: "未核验 | Not asked",
	same: "一致 | Agrees",
	different: "不一致 | Differs",
	silent: "暂无结果 | No answer"
} as const;

/** The dictionary realname_state. */
export const REALNAME_STATE = {
	0: "未认证 | Not verified",
	1: "审核中 | Under review",
	2: "已认证 | Verified",
	3: "未通过 | Rejected"
} as const;

/** The dictionary report_rhythm. */
export const REPORT_RHYTHM = {
	daily: "每天 | Daily",
	weekly: "每周 | Weekly",
	monthly: "每月 | Monthly"
} as const;

/** The dictionary send_status. */
export const SEND_STATUS = {
	0: "未发布 | Draft",
	1: "已发布 | Released",
	2: "已撤销 | Revoked",
	3: "待发布 | Scheduled",
	4: "已结束 | Ended"
} as const;

/** The steps of sys/annountCement, in their order. */
export const ANNOUNTCEMENT_STEPS = {
	doReleaseData: {
		danger: false,
		label: "发布 | Release",
		on: [],
		starts: [
			"0",
			"2",
			"3"
		],
		target: "1"
	},
	doReovkeData: {
		danger: true,
		label: "撤销 | Revoke",
		on: [],
		starts: [
			"1",
			"3"
		],
		target: "2"
	},
	release: {
		danger: false,
		label: "发布 | Release",
		on: [],
		starts: [
			"0",
			"2",
			"3"
		],
		target: "1"
	},
	revoke: {
		danger: false,
		label: "撤销 | Revoke",
		on: [],
		starts: [
			"1"
		],
		target: "2"
	},
	schedule: {
		danger: false,
		label: "定时发布 | Schedule",
		on: [],
		starts: [
			"0",
			"2"
		],
		target: "3"
	},
	unschedule: {
		danger: false,
		label: "取消定时 | Unschedule",
		on: [],
		starts: [
			"3"
		],
		target: "0"
	},
	end: {
		danger: false,
		label: "结束 | End",
		on: [],
		starts: [
			"1"
		],
		target: "4"
	}
} as const;

/** The steps of sys/realName, in their order. */
export const REALNAME_STEPS = {
	verify: {
		danger: false,
		label: "通过认证 | Verify",
		on: [],
		starts: [
			"1"
		],
		target: "2"
	},
	refuse: {
		danger: true,
		label: "不予通过 | Reject",
		on: [],
		starts: [
			"1"
		],
		target: "3"
	},
	withdraw: {
		danger: true,
		label: "撤销认证 | Withdraw",
		on: [],
		starts: [
			"2"
		],
		target: "3"
	},
	submit: {
		danger: false,
		label: "提交认证 | Submit",
		on: [],
		starts: [
			"0",
			"3"
		],
		target: "1"
	}
} as const;
