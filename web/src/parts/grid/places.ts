/** Order columns hold the place of their row, counted from 1; they follow when rows come, go or move. */
import type { Columns } from "./columns";
import type { RowStore } from "./store";
import { sameValue } from "./tracker";
import type { GridChange, GridRow } from "./types";

/** New rows know their places before they stand there. */
export function numberNew({ order }: Columns, rows: readonly GridRow[], at: number): void {
	for (const { key } of order)
		rows.forEach((row, step) => {
			row[key] = at + step + 1;
		});
}

/** What has to be set so that all rows hold their places. */
export function renumbered({ order }: Columns, store: RowStore): GridChange[] {
	return order.flatMap(({ key }) =>
		store.all().flatMap((row, at): GridChange[] => {
			const [old, value] = [row[key], at + 1];
			return sameValue(old, value) ? [] : [{ op: "set", id: row.id, key, old, value }];
		}),
	);
}
