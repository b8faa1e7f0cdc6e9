/** Turns the tree community → building → floor → house → room → bed into a flat list of rows with fixed tops, with folding and filters. */
import type { BoardModel } from "./model";
import type { Unit } from "./wire";

export type RowKind = "community" | "building" | "floor" | "unit";

export interface BoardRow {
	key: string;
	kind: RowKind;
	depth: number;
	name: string;
	unitId: string | null;
	/** Units below a group row, or the leaves of a unit row. */
	leafIds: string[];
	foldable: boolean;
	folded: boolean;
	top: number;
	height: number;
}

export interface RowOptions {
	rowHeight: number;
	groupHeight: number;
	folded: ReadonlySet<string>;
	accepts: (unit: Unit) => boolean;
	floorName: (floor: number) => string;
	communityIds: ReadonlySet<string> | null;
}

interface Builder {
	model: BoardModel;
	options: RowOptions;
	kept: Set<string>;
	rows: BoardRow[];
	top: number;
}

/** A unit is kept when it, something under it or something above it is accepted. */
function keptUnits(model: BoardModel, accepts: (unit: Unit) => boolean): Set<string> {
	const kept = new Set<string>();
	for (const unit of model.units.values()) {
		if (!accepts(unit)) continue;
		for (
			let at: Unit | undefined = unit;
			at && !kept.has(at.id);
			at = at.parentId === null ? undefined : model.units.get(at.parentId)
		)
			kept.add(at.id);
	}
	return kept;
}

function pushRow(builder: Builder, row: Omit<BoardRow, "top" | "folded">): boolean {
	const folded = row.foldable && builder.options.folded.has(row.key);
	builder.rows.push({ ...row, folded, top: builder.top });
	builder.top += row.height;
	return !folded;
}

function pushUnit(builder: Builder, unit: Unit, depth: number): void {
	const below = (builder.model.children.get(unit.id) ?? []).filter((id) => builder.kept.has(id));
	const open = pushRow(builder, {
		key: unit.id,
		kind: "unit",
		depth,
		name: unit.name,
		unitId: unit.id,
		leafIds: unit.leafIds,
		foldable: below.length > 0,
		height: builder.options.rowHeight,
	});
	if (!open) return;
	for (const id of below) {
		const child = builder.model.units.get(id);
		if (child) pushUnit(builder, child, depth + 1);
	}
}

function pushGroup(
	builder: Builder,
	kind: RowKind,
	key: string,
	name: string,
	depth: number,
	units: Unit[],
	inner: () => void,
): void {
	const leafIds = [...new Set(units.flatMap((unit) => unit.leafIds))];
	const open = pushRow(builder, {
		key,
		kind,
		depth,
		name,
		unitId: null,
		leafIds,
		foldable: true,
		height: builder.options.groupHeight,
	});
	if (open) inner();
}

function groupBy<K>(units: Unit[], key: (unit: Unit) => K): Map<K, Unit[]> {
	const groups = new Map<K, Unit[]>();
	for (const unit of units) {
		const list = groups.get(key(unit));
		if (list) list.push(unit);
		else groups.set(key(unit), [unit]);
	}
	return groups;
}

function pushFloors(builder: Builder, buildingId: string, units: Unit[], depth: number): void {
	const floors = [...groupBy(units, (unit) => unit.floor)].sort(([a], [b]) => a - b);
	for (const [floor, list] of floors) {
		pushGroup(
			builder,
			"floor",
			`${buildingId}/${floor}`,
			builder.options.floorName(floor),
			depth,
			list,
			() => {
				for (const unit of list) pushUnit(builder, unit, depth + 1);
			},
		);
	}
}

function pushBuildings(builder: Builder, units: Unit[], depth: number): void {
	for (const [buildingId, list] of groupBy(units, (unit) => unit.buildingId)) {
		const name = builder.model.buildings.get(buildingId)?.name ?? "—";
		pushGroup(builder, "building", `b${buildingId}`, name, depth, list, () =>
			pushFloors(builder, `b${buildingId}`, list, depth + 1),
		);
	}
}

/** Top units in the order of the tree: building name, floor, sort, name. */
function topUnits(builder: Builder): Unit[] {
	const { model, options, kept } = builder;
	const name = (unit: Unit) => model.buildings.get(unit.buildingId)?.name ?? "";
	return [...model.units.values()]
		.filter((unit) => kept.has(unit.id) && (unit.parentId === null || !model.units.has(unit.parentId)))
		.filter((unit) => options.communityIds === null || options.communityIds.has(unit.communityId))
		.sort(
			(a, b) =>
				compare(a.communityId, b.communityId) ||
				compare(name(a), name(b)) ||
				a.floor - b.floor ||
				a.sort - b.sort ||
				compare(a.name, b.name),
		);
}

const collator = new Intl.Collator("zh-CN", { numeric: true });

function compare(a: string, b: string): number {
	return collator.compare(a, b);
}

export function flattenRows(model: BoardModel, options: RowOptions): { rows: BoardRow[]; height: number } {
	const builder: Builder = { model, options, kept: keptUnits(model, options.accepts), rows: [], top: 0 };
	const communities = groupBy(topUnits(builder), (unit) => unit.communityId);
	for (const [communityId, units] of communities) {
		if (communities.size === 1) {
			pushBuildings(builder, units, 0);
			continue;
		}
		const name = model.communities.get(communityId)?.name ?? "—";
		pushGroup(builder, "community", `c${communityId}`, name, 0, units, () =>
			pushBuildings(builder, units, 1),
		);
	}
	return { rows: builder.rows, height: builder.top };
}
