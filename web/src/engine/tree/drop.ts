/** Dragging a row of a tree to another parent, or to another place among its siblings. */
import type { DataNode, TreeProps } from "antd/es/tree";

interface Nested {
	id: string;
	children?: Nested[];
}

export interface Drop {
	id: string;
	parentId: string | null;
	/** The sibling before which it is put; null is the last place. */
	beforeId: string | null;
}

/** antd says where something fell by its own numbers; here that becomes a parent and the next sibling. */
export function dragging(rows: readonly Nested[], onDrop: (drop: Drop) => void): TreeProps<DataNode> {
	return {
		draggable: { icon: false },
		allowDrop: () => true,
		onDrop: ({ dragNode, node, dropToGap, dropPosition }) => {
			const [id, target] = [String(dragNode.key), String(node.key)];
			if (!dropToGap) return onDrop({ id, parentId: target, beforeId: null });
			const after = dropPosition > Number(node.pos.split("-").at(-1));
			const drop = dropBeside(rows, id, target, after);
			if (drop) onDrop(drop);
		},
	};
}

export function dropBeside(rows: readonly Nested[], id: string, target: string, after: boolean): Drop | null {
	const place = placeOf(rows, target, null);
	if (!place) return null;
	const siblings = place.siblings.map((row) => row.id).filter((one) => one !== id);
	const at = siblings.indexOf(target) + (after ? 1 : 0);
	return { id, parentId: place.parentId, beforeId: siblings[at] ?? null };
}

interface Place {
	parentId: string | null;
	siblings: readonly Nested[];
}

export function placeOf(rows: readonly Nested[], id: string, parentId: string | null = null): Place | null {
	if (rows.some((row) => row.id === id)) return { parentId, siblings: rows };
	for (const row of rows) {
		const found = placeOf(row.children ?? [], id, row.id);
		if (found) return found;
	}
	return null;
}
