// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary chapter_kind. */
export const CHAPTER_KIND = {
	chapter: "分会 | Chapter",
	committee: "专委会 | Committee",
	group: "小组 | Group"
} as const;

/** The dictionary cppcc_proposal_state. */
export const CPPCC_PROPOSAL_STATE = {
	brought: "已提交 | Brought",
	filed: "已立案 | Filed",
	answered: "已答复 | Answered",
	turned_down: "不予立案 | Turned down"
} as const;

/** The dictionary cppcc_sector. */
export const CPPCC_SECTOR = {
	commerce: "工商联 | Industry and commerce",
	economy: "经济 | Economy",
	science: "科技 | Science",
	education: "教育 | Education",
	health: "医药卫生 | Health",
	culture: "文化艺术 | Culture",
	youth: "青联 | Youth",
	special: "特邀 | Specially invited"
} as const;

/** The dictionary degree. */
export const DEGREE = {
	none: "无 | None",
	bachelor: "学士 | Bachelor",
	master: "硕士 | Master",
	doctor: "博士 | Doctor"
} as const;

/** The dictionary education. */
export const EDUCATION = {
	middle: "初中及以下 | Middle school or less",
	high: "高中 | High school",
	technical: "中专 | Technical school",
	college: "大专 | College",
	bachelor: "本科 | Undergraduate",
	graduate: "研究生 | Postgraduate"
} as const;

/** The dictionary ent_kind. */
export const ENT_KIND = {
	private: "民营企业 | Private",
	state: "国有企业 | State-owned",
	foreign: "外资企业 | Foreign-funded",
	joint: "合资企业 | Joint venture",
	self: "个体工商户 | Sole trader",
	institution: "事业单位 | Institution",
	association: "社会团体 | Association"
} as const;

/** The dictionary ent_listed. */
export const ENT_LISTED = {
	none: "未上市 | Not listed",
	main: "主板 | Main board",
	growth: "创业板 | Growth board",
	star: "科创板 | STAR market",
	neeq: "新三板 | NEEQ",
	abroad: "境外上市 | Listed abroad"
} as const;

/** The dictionary ent_scale. */
export const ENT_SCALE = {
	large: "大型 | Large",
	medium: "中型 | Medium",
	small: "小型 | Small",
	micro: "微型 | Micro"
} as const;

/** The dictionary holder_kind. */
export const HOLDER_KIND = {
	person: "自然人 | Person",
	firm: "企业 | Firm",
	state: "国有 | State",
	foreign: "外资 | Foreign"
} as const;

/** The dictionary job_title. */
export const JOB_TITLE = {
	chairman: "董事长 | Chairman",
	president: "总裁 | President",
	manager: "总经理 | General manager",
	deputy: "副总经理 | Deputy manager",
	director: "董事 | Director",
	head: "部门负责人 | Head of department",
	engineer: "工程师 | Engineer",
	other: "其他 | Other"
} as const;

/** The dictionary marital. */
export const MARITAL = {
	single: "未婚 | Single",
	married: "已婚 | Married",
	divorced: "离异 | Divorced",
	widowed: "丧偶 | Widowed"
} as const;

/** The dictionary member_agreement. */
export const MEMBER_AGREEMENT = {
	charter: "入会章程 | Charter",
	privacy: "个人信息授权 | Personal data",
	conduct: "自律公约 | Code of conduct",
	service: "服务协议 | Service agreement"
} as const;

/** The dictionary member_industry. */
export const MEMBER_INDUSTRY = {
	property: "物业服务 | Property services",
	manufacture: "智能制造 | Manufacturing",
	culture: "文旅 | Culture and travel",
	catering: "餐饮 | Catering",
	it: "信息技术 | Information technology",
	finance: "金融 | Finance",
	trade: "商贸 | Trade",
	building: "建筑 | Construction",
	medical: "医药健康 | Health",
	education: "教育 | Education",
	other: "其他 | Other"
} as const;

/** The dictionary member_own_field. */
export const MEMBER_OWN_FIELD = {
	mobile: "手机 | Mobile",
	birth: "出生日期 | Birthday",
	nation: "民族 | Nationality",
	party: "政治面貌 | Affiliation",
	partyDate: "入党时间 | Joined the party on",
	education: "学历 | Education",
	degree: "学位 | Degree",
	marital: "婚姻状况 | Marital status",
	health: "健康状况 | Health"
} as const;

/** The dictionary member_part. */
export const MEMBER_PART = {
	mobile: "手机 | Mobile",
	gender: "性别 | Gender",
	birth: "出生日期 | Birthday",
	id_no: "证件号码 | ID number",
	photo: "照片 | Photo",
	education: "学历 | Education",
	native_place: "籍贯 | Native place",
	contact: "通讯方式 | Contacts",
	work: "工作经历 | Work",
	study: "教育经历 | Study"
} as const;

/** The dictionary member_source. */
export const MEMBER_SOURCE = {
	introduced: "会员介绍 | Introduced",
	visit: "走访发展 | Visited",
	activity: "活动 | Activity",
	website: "网站 | Website",
	other: "其他 | Other"
} as const;

/** The dictionary member_state. */
export const MEMBER_STATE = {
	applied: "申请 | Applied",
	review: "审核中 | Under review",
	member: "正式 | Member",
	paused: "暂停 | Paused",
	left: "退会 | Left",
	expelled: "除名 | Expelled"
} as const;

/** The dictionary nation. */
export const NATION = {
	han: "汉族 | Han",
	zhuang: "壮族 | Zhuang",
	hui: "回族 | Hui",
	manchu: "满族 | Manchu",
	uyghur: "维吾尔族 | Uyghur",
	miao: "苗族 | Miao",
	yi: "彝族 | Yi",
	tujia: "土家族 | Tujia",
	tibetan: "藏族 | Tibetan",
	mongol: "蒙古族 | Mongol",
	she: "畲族 | She",
	other: "其他 | Other"
} as const;

/** The dictionary npc_bill_state. */
export const NPC_BILL_STATE = {
	brought: "已提交 | Brought",
	filed: "已立案 | Filed",
	answered: "已答复 | Answered",
	turned_down: "不予立案 | Turned down"
} as const;

/** The dictionary party. */
export const PARTY = {
	cpc: "中共党员 | CPC",
	league: "共青团员 | Youth League",
	cdl: "民盟 | China Democratic League",
	cdnca: "民建 | CDNCA",
	capd: "民进 | CAPD",
	cpwdp: "农工党 | CPWDP",
	zhigong: "致公党 | Zhi Gong",
	jiusan: "九三学社 | Jiusan Society",
	rckmt: "民革 | RCKMT",
	tdsgl: "台盟 | TDSGL",
	none: "群众 | None"
} as const;

/** The dictionary rating_grade. */
export const RATING_GRADE = {
	excellent: "优秀 | Excellent",
	good: "良好 | Good",
	pass: "合格 | Passed",
	fail: "待改进 | To improve"
} as const;

/** The dictionary rating_state. */
export const RATING_STATE = {
	draft: "草稿 | Draft",
	confirmed: "已确认 | Confirmed"
} as const;

/** The dictionary score_event. */
export const SCORE_EVENT = {
	activity: "参加活动 | Activity",
	dues: "按时缴费 | Dues in time",
	survey: "完成问卷 | Survey",
	introduce: "介绍入会 | Introduced a member",
	donation: "公益捐赠 | Donation",
	redeem: "积分兑换 | Redeemed",
	other: "其他 | Other"
} as const;

/** The dictionary score_state. */
export const SCORE_STATE = {
	booked: "有效 | Booked",
	reversed: "已冲正 | Reversed"
} as const;

/** The dictionary social_post. */
export const SOCIAL_POST = {
	president: "会长 | President",
	vice: "副会长 | Vice president",
	secretary: "秘书长 | Secretary general",
	director: "理事 | Director",
	standing: "常务理事 | Standing director",
	supervisor: "监事 | Supervisor",
	member: "委员 | Committee member",
	adviser: "顾问 | Adviser"
} as const;

/** The dictionary study_mode. */
export const STUDY_MODE = {
	full: "全日制 | Full-time",
	part: "在职 | Part-time"
} as const;

/** The dictionary subject_kind. */
export const SUBJECT_KIND = {
	topic: "专题 | Topic",
	project: "项目 | Project",
	research: "研究课题 | Research"
} as const;

/** The dictionary term_state. */
export const TERM_STATE = {
	coming: "未开始 | Not begun",
	current: "任职中 | In office",
	ending: "即将届满 | Ends within 90 days",
	ended: "已届满 | Ended"
} as const;

/** The dictionary trip_purpose. */
export const TRIP_PURPOSE = {
	business: "商务 | Business",
	visit: "考察 | Visit",
	meeting: "会议 | Meeting",
	exhibition: "展会 | Exhibition",
	private: "私人 | Private"
} as const;

/** The dictionary vip_campaign_whom. */
export const VIP_CAMPAIGN_WHOM = {
	new: "未发送过的会员 | Who has got none yet",
	silent: "未填写的会员（提醒） | Who has not answered (reminder)"
} as const;

/** The dictionary vip_greeting_occasion. */
export const VIP_GREETING_OCCASION = {
	birthday: "生日 | Birthday",
	joining: "入会纪念日 | Anniversary of joining"
} as const;

/** The dictionary vip_greeting_state. */
export const VIP_GREETING_STATE = {
	draft: "待发送 | Draft",
	sent: "已发送 | Sent",
	spoken: "已当面或电话祝贺 | Congratulated in person"
} as const;

/** The dictionary vip_segment_of. */
export const VIP_SEGMENT_OF = {
	person: "个人 | Persons",
	firm: "企业 | Firms"
} as const;

/** The dictionary vip_suspension_state. */
export const VIP_SUSPENSION_STATE = {
	proposed: "待处理 | Proposed",
	suspended: "已暂停会籍 | Suspended",
	dismissed: "不暂停 | Not suspended",
	settled: "已无欠缴 | Nothing owed any more"
} as const;

/** The steps of vip/cppccProposal, in their order. */
export const CPPCCPROPOSAL_STEPS = {
	file: {
		danger: false,
		label: "立案 | File",
		on: [],
		starts: [
			"brought"
		],
		target: "filed"
	},
	answer: {
		danger: false,
		label: "答复 | Answer",
		on: [],
		starts: [
			"filed"
		],
		target: "answered"
	},
	turnDown: {
		danger: true,
		label: "不予立案 | Turn down",
		on: [],
		starts: [
			"brought"
		],
		target: "turned_down"
	}
} as const;

/** The steps of vip/firm, in their order. */
export const FIRM_STEPS = {
	submit: {
		danger: false,
		label: "提交审核 | Submit",
		on: [],
		starts: [
			"applied"
		],
		target: "review"
	},
	admit: {
		danger: false,
		label: "通过入会 | Admit",
		on: [],
		starts: [
			"review"
		],
		target: "member"
	},
	refuse: {
		danger: false,
		label: "退回申请 | Refuse",
		on: [],
		starts: [
			"review"
		],
		target: "applied"
	},
	suspend: {
		danger: false,
		label: "暂停会籍 | Suspend",
		on: [],
		starts: [
			"member"
		],
		target: "paused"
	},
	resume: {
		danger: false,
		label: "恢复会籍 | Resume",
		on: [],
		starts: [
			"paused"
		],
		target: "member"
	},
	withdraw: {
		danger: false,
		label: "退会 | Withdraw",
		on: [],
		starts: [
			"member",
			"paused"
		],
		target: "left"
	},
	remove: {
		danger: true,
		label: "除名 | Expel",
		on: [],
		starts: [
			"member",
			"paused"
		],
		target: "expelled"
	}
} as const;

/** The steps of vip/greeting, in their order. */
export const GREETING_STEPS = {
	send: {
		danger: false,
		label: "发送 | Send",
		on: [],
		starts: [
			"draft"
		],
		target: "sent"
	},
	speak: {
		danger: false,
		label: "已当面或电话祝贺 | Congratulated in person",
		on: [],
		starts: [
			"draft"
		],
		target: "spoken"
	}
} as const;

/** The steps of vip/improve, in their order. */
export const IMPROVE_STEPS = {
	fill: {
		danger: false,
		label: "提交资料 | Send own data",
		on: [],
		starts: [
			"sent"
		],
		target: "filled"
	},
	take: {
		danger: false,
		label: "审核 | Review",
		on: [],
		starts: [
			"filled"
		],
		target: "accepted"
	},
	revoke: {
		danger: false,
		label: "撤销链接 | Revoke the link",
		on: [],
		starts: [
			"sent"
		],
		target: "revoked"
	}
} as const;

/** The steps of vip/npcBill, in their order. */
export const NPCBILL_STEPS = {
	file: {
		danger: false,
		label: "立案 | File",
		on: [],
		starts: [
			"brought"
		],
		target: "filed"
	},
	answer: {
		danger: false,
		label: "答复 | Answer",
		on: [],
		starts: [
			"filed"
		],
		target: "answered"
	},
	turnDown: {
		danger: true,
		label: "不予立案 | Turn down",
		on: [],
		starts: [
			"brought"
		],
		target: "turned_down"
	}
} as const;

/** The steps of vip/person, in their order. */
export const PERSON_STEPS = {
	submit: {
		danger: false,
		label: "提交审核 | Submit",
		on: [],
		starts: [
			"applied"
		],
		target: "review"
	},
	admit: {
		danger: false,
		label: "通过入会 | Admit",
		on: [],
		starts: [
			"review"
		],
		target: "member"
	},
	refuse: {
		danger: false,
		label: "退回申请 | Refuse",
		on: [],
		starts: [
			"review"
		],
		target: "applied"
	},
	suspend: {
		danger: false,
		label: "暂停会籍 | Suspend",
		on: [],
		starts: [
			"member"
		],
		target: "paused"
	},
	resume: {
		danger: false,
		label: "恢复会籍 | Resume",
		on: [],
		starts: [
			"paused"
		],
		target: "member"
	},
	withdraw: {
		danger: false,
		label: "退会 | Withdraw",
		on: [],
		starts: [
			"member",
			"paused"
		],
		target: "left"
	},
	remove: {
		danger: true,
		label: "除名 | Expel",
		on: [],
		starts: [
			"member",
			"paused"
		],
		target: "expelled"
	}
} as const;

/** The steps of vip/rating, in their order. */
export const RATING_STEPS = {
	confirm: {
		danger: false,
		label: "确认评价 | Confirm",
		on: [],
		starts: [
			"draft"
		],
		target: "confirmed"
	},
	reopen: {
		danger: false,
		label: "重新评价 | Reopen",
		on: [],
		starts: [
			"confirmed"
		],
		target: "draft"
	}
} as const;

/** The steps of vip/score, in their order. */
export const SCORE_STEPS = {
	reverse: {
		danger: true,
		label: "冲正 | Reverse",
		on: [],
		starts: [
			"booked"
		],
		target: "reversed"
	}
} as const;

/** The steps of vip/suspension, in their order. */
export const SUSPENSION_STEPS = {
	accept: {
		danger: true,
		label: "暂停会籍 | Suspend",
		on: [],
		starts: [
			"proposed"
		],
		target: "suspended"
	},
	dismiss: {
		danger: false,
		label: "不暂停 | Do not suspend",
		on: [],
		starts: [
			"proposed"
		],
		target: "dismissed"
	},
	settle: {
		danger: false,
		label: "已无欠缴 | Nothing owed",
		on: [],
		starts: [
			"proposed"
		],
		target: "settled"
	}
} as const;
