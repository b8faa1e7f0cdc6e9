/** Which fields of a list a card can measure, group and compare by, and whether a card says all that it needs. */
import type { Describe, Field, Kind } from "@/engine/describe";
import { type Card, isChart } from "./cards";

const NUMBERS = new Set<Kind>(["money", "int", "decimal"]);
const DAYS = new Set<Kind>(["date", "datetime"]);
const VALUES = new Set<Kind>(["dict", "ref", "tree", "bool", "int"]);

export const isDay = ({ kind }: Field) => DAYS.has(kind);

const CREATED: Pick<Field, "key" | "kind" | "label"> = {
	key: "createTime",
	kind: "datetime",
	label: { zh: "创建时间", en: "Created" },
};

type Named = Pick<Field, "key" | "kind" | "label">;

export const numbersOf = ({ fields }: Describe): Named[] =>
	fields.filter(({ kind, dict, secret }) => NUMBERS.has(kind) && !dict && !secret);

/** Fields of days, when a row was made among them. */
export const daysOf = ({ fields }: Describe): Named[] => {
	const own = fields.filter((field) => isDay(field) && !field.secret);
	return own.some(({ key }) => key === CREATED.key) ? own : [...own, CREATED];
};

export const groupsOf = (describe: Describe): Named[] => [
	...describe.fields.filter(({ kind, secret }) => VALUES.has(kind) && !secret),
	...daysOf(describe),
];

export function isWhole(card: Card): boolean {
	if (!card.title) return false;
	if (card.kind === "text") return card.text.trim() !== "";
	if (!card.path || (card.how !== "count" && !card.of)) return false;
	if (isChart(card.kind)) return card.by !== "";
	return card.kind !== "progress" || Number(card.goal) > 0;
}
