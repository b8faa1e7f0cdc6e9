// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary improve_field. */
export const IMPROVE_FIELD = {
	phone: "手机 | Phone",
	email: "邮箱 | E-mail",
	address: "住址 | Address",
	nation: "民族/国籍 | Nation",
	emergencyName: "紧急联系人 | Emergency contact",
	emergencyPhone: "紧急联系电话 | Emergency phone"
} as const;

/** The dictionary improve_state. */
export const IMPROVE_STATE = {
	sent: "待填写 | Sent",
	filled: "待审核 | To review",
	accepted: "已采纳 | Taken over",
	partly: "部分采纳 | Partly taken over",
	refused: "未采纳 | Not taken over",
	revoked: "已撤销 | Revoked"
} as const;

/** The steps of portal/improve, in their order. */
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
