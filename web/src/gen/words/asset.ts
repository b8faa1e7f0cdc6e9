// Made by "make gen" from the server's OpenAPI document; do not edit.

/** The dictionary asset_category. */
export const ASSET_CATEGORY = {
	furniture: "家具 | Furniture",
	appliance: "家电 | Appliance",
	it: "办公与网络 | IT",
	lock: "门锁安防 | Locks and safety",
	tool: "工具设备 | Tools",
	vehicle: "车辆 | Vehicles",
	other: "其他 | Other"
} as const;

/** The dictionary asset_event. */
export const ASSET_EVENT = {
	take: "领用 | Handed out",
	giveBack: "归还 | Taken back",
	repair: "送修 | Sent to repair",
	fixed: "修好 | Repaired",
	requestScrap: "申请报废 | Asked to scrap",
	scrap: "报废 | Scrapped"
} as const;

/** The dictionary asset_state. */
export const ASSET_STATE = {
	in_stock: "在库 | In stock",
	in_use: "在用 | In use",
	repairing: "维修中 | In repair",
	scrapped: "已报废 | Scrapped"
} as const;

/** The steps of asset/card, in their order. */
export const CARD_STEPS = {
	take: {
		danger: false,
		label: "领用 | Hand out",
		on: [],
		starts: [
			"in_stock"
		],
		target: "in_use"
	},
	giveBack: {
		danger: false,
		label: "归还 | Take back",
		on: [],
		starts: [
			"in_use"
		],
		target: "in_stock"
	},
	repair: {
		danger: false,
		label: "送修 | Send to repair",
		on: [],
		starts: [
			"in_stock",
			"in_use"
		],
		target: "repairing"
	},
	fixed: {
		danger: false,
		label: "修好 | Repaired",
		on: [],
		starts: [
			"repairing"
		],
		target: "in_stock"
	},
	requestScrap: {
		danger: true,
		label: "申请报废 | Ask to scrap",
		on: [],
		starts: [
			"in_stock",
			"in_use",
			"repairing"
		],
		target: ""
	},
	scrap: {
		danger: false,
		label: "报废 | Scrap",
		on: [],
		starts: [
			"in_stock",
			"in_use",
			"repairing"
		],
		target: "scrapped"
	}
} as const;
