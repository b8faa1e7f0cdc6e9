/** What the page may do with the table. */
import { insertRows, removeRows } from "./acts";
import type { GridModel } from "./model";
import type { GridChange, GridHandle } from "./types";

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
