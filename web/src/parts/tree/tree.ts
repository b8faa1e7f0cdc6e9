/** Trees as plain data: walking, narrowing to what matches, and checking with or without what hangs below. */
import { matchWords } from "@/kit/match";

export interface TreeNode {
	key: string;
	title: string;
	children?: TreeNode[] | null;
}

export interface Family {
	parent: ReadonlyMap<string, string>;
	below: ReadonlyMap<string, readonly string[]>;
	/** In the order of the screen. */
	keys: readonly string[];
}

export function familyOf(nodes: readonly TreeNode[]): Family {
	const parent = new Map<string, string>();
	const below = new Map<string, string[]>();
	const keys: string[] = [];
	const walk = (list: readonly TreeNode[], above: string | null) => {
		for (const node of list) {
			keys.push(node.key);
			if (above !== null) parent.set(node.key, above);
			below.set(
				node.key,
				(node.children ?? []).map((child) => child.key),
			);
			walk(node.children ?? [], node.key);
		}
	};
	walk(nodes, null);
	return { parent, below, keys };
}

export function ancestorsOf(family: Family, key: string): string[] {
	const found: string[] = [];
	for (let above = family.parent.get(key); above !== undefined; above = family.parent.get(above))
		found.unshift(above);
	return found;
}

export function descendantsOf(family: Family, key: string): string[] {
	return (family.below.get(key) ?? []).flatMap((child) => [child, ...descendantsOf(family, child)]);
}

/** The nodes that fit, with everything above them; below a node that fits all is kept when `whole`. */
export function narrow<N extends TreeNode>(
	nodes: readonly N[],
	fits: (node: N) => boolean,
	whole = false,
): N[] {
	return nodes.flatMap((node) => {
		const own = fits(node);
		if (own && whole) return [node];
		const children = narrow((node.children ?? []) as N[], fits, whole);
		return own || children.length > 0 ? [{ ...node, children }] : [];
	});
}

export function keysThat(nodes: readonly TreeNode[], fits: (node: TreeNode) => boolean): string[] {
	return nodes.flatMap((node) => [...(fits(node) ? [node.key] : []), ...keysThat(node.children ?? [], fits)]);
}

/** As written, by pinyin or by initials. */
export function matches(node: TreeNode, word: string): boolean {
	return matchWords(node.title, word) !== null;
}

/** What is open so that every match can be seen. */
export function pathsTo(family: Family, keys: readonly string[]): string[] {
	return [...new Set(keys.flatMap((key) => ancestorsOf(family, key)))];
}

/**
 * One click on a box. Linked: with all below, and whatever is above stays or becomes granted, since nobody reaches a page
 * whose group is missing. Unlinked: only this one.
 */
export function check(
	family: Family,
	checked: ReadonlySet<string>,
	key: string,
	on: boolean,
	linked: boolean,
): Set<string> {
	const next = toggle(family, checked, key, on, linked);
	if (on && linked) for (const above of ancestorsOf(family, key)) next.add(above);
	return next;
}

/**
 * One click on a box where a box stands for all below it. Linked: everything below follows, and a box above is checked
 * exactly when all right below it is. Unlinked: only this one.
 */
export function checkWhole(
	family: Family,
	checked: ReadonlySet<string>,
	key: string,
	on: boolean,
	linked: boolean,
): Set<string> {
	const next = toggle(family, checked, key, on, linked);
	if (!linked) return next;
	for (const above of ancestorsOf(family, key).reverse()) {
		if ((family.below.get(above) ?? []).every((child) => next.has(child))) next.add(above);
		else next.delete(above);
	}
	return next;
}

/** The box itself and, linked, all below it. */
function toggle(
	family: Family,
	checked: ReadonlySet<string>,
	key: string,
	on: boolean,
	linked: boolean,
): Set<string> {
	const next = new Set(checked);
	for (const one of linked ? [key, ...descendantsOf(family, key)] : [key]) {
		if (on) next.add(one);
		else next.delete(one);
	}
	return next;
}

/** Boxes that are empty themselves with something checked below. */
export function partlyOf(family: Family, checked: ReadonlySet<string>): Set<string> {
	const above = [...checked].flatMap((key) => ancestorsOf(family, key));
	return new Set(above.filter((key) => !checked.has(key)));
}

/** Boxes that are neither empty nor full: granted, but not all below is. */
export function halfOf(family: Family, checked: ReadonlySet<string>): Set<string> {
	return new Set(
		family.keys.filter(
			(key) => checked.has(key) && descendantsOf(family, key).some((below) => !checked.has(below)),
		),
	);
}

/** A person's changes since the last state of the server: they survive a new state that a colleague saved. */
export interface Edits {
	added: ReadonlySet<string>;
	removed: ReadonlySet<string>;
}

export const NO_EDITS: Edits = { added: new Set(), removed: new Set() };

export function withEdits(base: readonly string[], edits: Edits): Set<string> {
	const all = new Set(base);
	for (const key of edits.added) all.add(key);
	for (const key of edits.removed) all.delete(key);
	return all;
}

export function editsOf(base: readonly string[], wanted: ReadonlySet<string>): Edits {
	const before = new Set(base);
	return {
		added: new Set([...wanted].filter((key) => !before.has(key))),
		removed: new Set(base.filter((key) => !wanted.has(key))),
	};
}
