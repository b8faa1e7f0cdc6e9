// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary onl_field_kind. */
export const ONL_FIELD_KIND = {
	text: "文本 | Text",
	textarea: "多行文本 | Long text",
	int: "整数 | Whole number",
	decimal: "小数 | Decimal",
	money: "金额 | Amount",
	date: "日期 | Day",
	datetime: "日期时间 | Day and time",
	time: "时间 | Time",
	bool: "是否 | Yes or no",
	options: "选项 | Choice of options",
	dict: "字典 | Choice of a dictionary",
	user: "人员 | Person",
	depart: "部门 | Department",
	file: "文件 | Files",
	image: "图片 | Pictures"
} as const;

/** The dictionary onl_field_link. */
export const ONL_FIELD_LINK = {
	show: "才显示 | Is shown",
	need: "才必填 | Is required",
	both: "才显示并必填 | Is shown and required"
} as const;

/** The dictionary onl_field_rule. */
export const ONL_FIELD_RULE = {
	mobile: "手机号 | Mobile number",
	phone: "电话 | Telephone",
	landline: "座机 | Landline",
	email: "邮箱 | E-mail",
	url: "网址 | Web address",
	postal: "邮政编码 | Postal code",
	natural: "自然数 | Natural number",
	letters: "字母 | Letters",
	letters_digits: "字母和数字 | Letters and digits",
	national_id: "身份证号 | Identity card",
	company_code: "统一社会信用代码 | Company code",
	bank_card: "银行卡号 | Bank card",
	qq: "QQ号 | QQ number"
} as const;

/** The dictionary onl_form_layout. */
export const ONL_FORM_LAYOUT = {
	page: "同页分组 | Sections on one page",
	steps: "分步填写 | Step by step"
} as const;

/** The dictionary onl_form_state. */
export const ONL_FORM_STATE = {
	draft: "草稿 | Draft",
	published: "已发布 | Published",
	stopped: "已停用 | Stopped"
} as const;

/** The dictionary onl_state_colour. */
export const ONL_STATE_COLOUR = {
	default: "灰 | Grey",
	blue: "蓝 | Blue",
	green: "绿 | Green",
	orange: "橙 | Orange",
	red: "红 | Red",
	cyan: "青 | Cyan",
	purple: "紫 | Purple"
} as const;

/** The dictionary onl_step_condition. */
export const ONL_STEP_CONDITION = {
	filled: "已填写 | Is filled in",
	empty: "为空 | Is empty",
	is: "是其中之一 | Is one of",
	not: "不是其中之一 | Is none of",
	least: "不小于 | Is at least",
	most: "不大于 | Is at most"
} as const;

/** The steps of online/cgform, in their order. */
export const CGFORM_STEPS = {
	publish: {
		danger: false,
		label: "发布 | Publish",
		on: [],
		starts: [
			"draft",
			"published",
			"stopped"
		],
		target: "published"
	},
	stop: {
		danger: true,
		label: "停用 | Stop",
		on: [],
		starts: [
			"published"
		],
		target: "stopped"
	}
} as const;
