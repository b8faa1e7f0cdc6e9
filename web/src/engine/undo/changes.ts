/** What is said of an act in one line. */
import type { Answer } from "@/kit/http";
import { camel, type Describe, fieldOf, isState } from "../describe";

export type RecentAct = Answer<"GET /sys/audit/recent">[number];
type Change = RecentAct["diff"][number];

/** So many changes are told; what else followed is in the record's timeline. */
const MOST_TOLD = 2;

/** What an act changed, as it is told: a few changes of words, and by how much the first sum changed. */
export function changesOf(
	act: Pick<RecentAct, "action" | "diff">,
	describe: Describe | null | undefined,
): { changes: Change[]; money: string } {
	if (!describe || act.action === "add" || act.action === "delete") return { changes: [], money: "" };
	const isSum = ({ field }: Change) => fieldOf(describe, camel(field))?.kind === "money";
	const isShown = ({ field }: Change) => {
		const known = fieldOf(describe, camel(field));
		return known !== undefined && known.kind !== "money" && !isState(known);
	};
	return {
		changes: act.diff.filter(isShown).slice(0, MOST_TOLD),
		money: act.diff.filter(isSum).map(differenceOf).find(Boolean) ?? "",
	};
}

/** By how much a sum in yuan changed, with its sign; empty where it did not. */
function differenceOf({ old, new: now }: Change): string {
	const fen = Math.round((Number(now ?? 0) - Number(old ?? 0)) * 100);
	if (!fen) return "";
	return `${fen > 0 ? "+" : "−"}¥${(Math.abs(fen) / 100).toFixed(2)}`;
}
