/** Where an entry may be dropped: before or after another, or below it; never below itself, and no button at the top. */
import { type Drop, dropBeside, placeOf } from "@/engine/tree/drop";
import { BUTTON, type MenuNode } from "./api";
import { findEntry } from "./useMenu";

export type Edge = "before" | "after" | "into";

const BORDER = 0.28;

/** Which part of a row the pointer is over; nothing stands below a button. */
export function edgeAt(share: number, target: MenuNode): Edge {
	if (target.menuType === BUTTON) return share < 0.5 ? "before" : "after";
	if (share < BORDER) return "before";
	return share > 1 - BORDER ? "after" : "into";
}

/** null where that is no place for it. */
export function dropAt(nodes: MenuNode[], moved: string, target: string, edge: Edge): Drop | null {
	const own = findEntry(nodes, moved);
	if (!own || findEntry([own], target)) return null;
	const drop =
		edge === "into"
			? { id: moved, parentId: target, beforeId: null }
			: dropBeside(nodes, moved, target, edge === "after");
	return drop && (own.menuType !== BUTTON || drop.parentId) ? drop : null;
}

/** One place up or down among its siblings. */
export function stepped(nodes: MenuNode[], moved: string, by: -1 | 1): Drop | null {
	const { siblings = [] } = placeOf(nodes, moved) ?? {};
	const beside = siblings[siblings.findIndex((node) => node.id === moved) + by];
	return beside ? dropBeside(nodes, moved, beside.id, by > 0) : null;
}
