// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary hazard_level. */
export const HAZARD_LEVEL = {
	low: "低 | Low",
	medium: "中 | Medium",
	high: "高 | High",
	extreme: "极高 | Extreme"
} as const;

/** The dictionary hazard_state. */
export const HAZARD_STATE = {
	open: "待处理 | Open",
	treating: "整改中 | Being treated",
	watching: "监控中 | Watched",
	closed: "已关闭 | Closed"
} as const;

/** The steps of risk/register, in their order. */
export const REGISTER_STEPS = {
	treat: {
		danger: false,
		label: "开始整改 | Start treating",
		on: [],
		starts: [
			"open",
			"watching"
		],
		target: "treating"
	},
	watch: {
		danger: false,
		label: "转为监控 | Watch",
		on: [],
		starts: [
			"open",
			"treating"
		],
		target: "watching"
	},
	close: {
		danger: false,
		label: "关闭风险 | Close",
		on: [],
		starts: [
			"open",
			"treating",
			"watching"
		],
		target: "closed"
	},
	reopen: {
		danger: false,
		label: "重新打开 | Reopen",
		on: [],
		starts: [
			"closed"
		],
		target: "open"
	}
} as const;
