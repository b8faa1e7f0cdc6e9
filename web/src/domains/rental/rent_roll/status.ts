/** Why a unit stands in the rent roll, in words and with its colour. */
import type { Pair } from "@/kit/text";
import type { Status } from "./wire";

export const STATUS_WORDS = {
	let: { text: "在租 | Let", color: "green" },
	ending: { text: "30天内到期 | Ends in 30 days", color: "gold" },
	holdover: { text: "到期未退 | Past its end", color: "red" },
	nightly: { text: "日租中 | Let by the night", color: "blue" },
	closed: { text: "关房 | Closed", color: "default" },
	vacant: { text: "空置 | Vacant", color: "orange" },
} as const satisfies Record<Status, { text: Pair; color: string }>;
