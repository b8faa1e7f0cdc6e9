/** Where an entry may be dropped: among its own siblings. */
import type { MenuNode } from "./api";

export function siblingsOf(nodes: readonly MenuNode[], id: string): readonly MenuNode[] | null {
	if (nodes.some((node) => node.id === id)) return nodes;
	for (const node of nodes) {
		const found = siblingsOf(node.children ?? [], id);
		if (found) return found;
	}
	return null;
}

/** The siblings' ids with `moved` at the place of `target`, or null where that is no place for it. */
export function movedTo(nodes: readonly MenuNode[], moved: string, target: string): string[] | null {
	const siblings = siblingsOf(nodes, moved);
	const to = siblings?.findIndex((node) => node.id === target) ?? -1;
	if (!siblings || to < 0 || moved === target) return null;
	const rest = siblings.map((node) => node.id).filter((id) => id !== moved);
	rest.splice(to, 0, moved);
	return rest;
}

export function stepped(nodes: readonly MenuNode[], moved: string, by: -1 | 1): string[] | null {
	const siblings = siblingsOf(nodes, moved) ?? [];
	const target = siblings[siblings.findIndex((node) => node.id === moved) + by];
	return target ? movedTo(nodes, moved, target.id) : null;
}
