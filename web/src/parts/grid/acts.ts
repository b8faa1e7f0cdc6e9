/** What a person does to rows and blocks, as changes that go through the table's one door. */
import { placeBeside } from "@/kit/move";
import { t } from "@/kit/text";
import { type Copied, copyBlock, type Planned, planClear, planFill, planPaste } from "./block";
import { newRow } from "./columns";
import type { GridModel } from "./model";
import type { GridChange, GridHandle, GridRow } from "./types";

/** The least time between two insertions by button or menu. */
export const INSERT_MS = 1500;

/** Rows at a place counted from 0; without one, at the bottom. */
export function insertRows(
	grid: GridModel,
	values: readonly Partial<GridRow>[],
	at = grid.store.size,
): GridRow[] {
	const place = Math.max(0, Math.min(at, grid.store.size));
	const rows = values.map((one) => newRow(grid.columns, one));
	if (rows.length > 0) grid.perform([{ op: "insert", rows, at: place }]);
	return rows;
}

/** Row `position` of the settings, counted from 1; 0 is the bottom. */
export const placeOf = (position: number, rows: number): number =>
	position <= 0 ? rows : Math.min(position, rows) - 1;

export function removeRows(grid: GridModel, ids: readonly string[]): void {
	const there = ids.filter((id) => grid.store.row(id) && grid.mayTick(id));
	if (there.length > 0) grid.perform([{ op: "remove", ids: there }]);
}

/** One place up or down; at the end it stays where it is, and that is said. */
export function moveRow(grid: GridModel, id: string, by: 1 | -1): void {
	const to = placeBeside(grid.store.size, grid.store.indexOf(id), by);
	if (to !== null) moveRowTo(grid, id, to);
}

/** `to` is the place that the row has afterwards. */
export function moveRowTo(grid: GridModel, id: string, to: number): void {
	const from = grid.store.indexOf(id);
	if (from < 0 || from === to) return;
	const before = grid.store.idAt(to > from ? to + 1 : to) ?? null;
	grid.perform([{ op: "move", id, before }]);
}

export function copyRange(grid: GridModel): Copied[][] | null {
	const { range } = grid.cursor;
	return range && copyBlock(grid.ground, range);
}

export function pasteBlock(grid: GridModel, block: readonly Copied[][]): void {
	const { range } = grid.cursor;
	if (!range || block.length === 0 || grid.props.disabled) return;
	finish(grid, planPaste(grid.ground, range, block));
}

export function clearRange(grid: GridModel): void {
	const { range } = grid.cursor;
	if (range) finish(grid, planClear(grid.ground, range));
}

/** Down to row `to`, or within the range from its first line; a single line takes the one above it. */
export function fillDown(grid: GridModel, to?: number): void {
	const { range } = grid.cursor;
	if (!range) return;
	if (to !== undefined) return finish(grid, planFill(grid.ground, range, to));
	const single = range.top === range.bottom;
	if (single && range.top === 0) return;
	const top = single ? range.top - 1 : range.top;
	finish(grid, planFill(grid.ground, { ...range, top, bottom: top }, range.bottom), range.top);
}

/** Marks what was covered and says what could not be done. */
function finish(grid: GridModel, { changes, range, added, refused }: Planned, top = range.top): void {
	grid.perform(changes);
	const { store, columns, cursor } = grid;
	const [first, last] = [store.idAt(top), store.idAt(range.bottom)];
	const [left, right] = [columns.shown[range.left], columns.shown[range.right]];
	if (first && last && left && right) {
		cursor.anchor = { id: last, key: right.key };
		cursor.put({ id: first, key: left.key }, true);
	}
	const sets = changes.filter(({ op }) => op === "set").length;
	if (sets + added + refused === 0) return;
	grid.say(
		[
			t("已更改 {sets} 格 | Cells changed: {sets}", { sets }),
			added > 0 && t("新增 {added} 行 | Rows added: {added}", { added }),
			refused > 0 && t("{refused} 格未接受 | Cells refused: {refused}", { refused }),
		]
			.filter(Boolean)
			.join(" · "),
	);
}

// Rows are not put in faster than one can see them come.

const last = new WeakMap<GridModel, number>();

/** Runs the act unless the one before was less than 1500 ms ago. */
export function pace(grid: GridModel, act: () => void): boolean {
	const now = performance.now();
	if (now - (last.get(grid) ?? Number.NEGATIVE_INFINITY) < INSERT_MS) return false;
	last.set(grid, now);
	act();
	return true;
}

/** What the page may do with the table. */
export function handleOf(grid: GridModel): GridHandle {
	const { store, checker, selection } = grid;
	return {
		getValues: () => {
			grid.editing.commit();
			return store.all();
		},
		held: () => store.all().map((row) => ({ ...row, ...grid.columns.labelsOf(row) })),
		getTracking: () => {
			grid.editing.commit();
			return { inserted: store.inserted(), removed: store.tracker.removed(), edited: store.edited() };
		},
		validate: async () => {
			grid.editing.commit();
			const found = await checker.checkAll();
			if (found[0]) grid.show(found[0]);
			return found;
		},
		insert: (rows = [{}], at) => insertRows(grid, rows, at),
		remove: (ids) => removeRows(grid, ids),
		getSelected: () => selection.list(),
		select: (ids) => selection.set(ids),
		setValues: (values) =>
			grid.perform(
				values.flatMap(({ id, values: cells }) =>
					Object.entries(cells).map(
						([key, value]): GridChange => ({ op: "set", id, key, old: store.value(id, key), value }),
					),
				),
			),
		receive: (changes) => grid.receive(changes),
		renameIds: (map) => grid.rename(map),
		markStored: (cells) => store.markStored(cells),
		showErrors: (errors) => checker.show(errors),
		undo: () => grid.undo(),
		redo: () => grid.redo(),
		focusCell: (id, key) => {
			grid.stand({ id, key });
			grid.focus();
		},
	};
}
