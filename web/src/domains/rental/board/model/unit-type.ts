/** Unit types: what may be sold before anybody has chosen a unit. */
import type { Pair } from "@/kit/text";
import type { Unit } from "./wire";

const KINDS: Record<string, Pair> = { house: "整套 | Whole", room: "单间 | Room", bed: "床位 | Bed" };

/** The type a unit is a place of: only leaves that are sold by the night are. */
export function typeOf(unit: Unit): string | null {
	const leaf = unit.leafIds.length === 1 && unit.leafIds[0] === unit.id;
	return unit.sellable && unit.riyue !== "2" && leaf ? `${unit.kind}:${unit.houseType}` : null;
}

/** 2室1厅1卫 整套 | 2室1厅1卫 Whole */
export function typePair(unitType: string): Pair {
	const [kind = "", houseType = ""] = unitType.split(":");
	const [zh = "", en = ""] = (KINDS[kind] ?? " | ").split(" | ");
	return `${`${houseType} ${zh}`.trim()} | ${`${houseType} ${en}`.trim()}`;
}
