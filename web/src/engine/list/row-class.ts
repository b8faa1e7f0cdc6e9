/** How a row stands out: changed elsewhere, gone, opened, or under the keyboard. */
import type { TreeRow } from "../tree/branches";
import styles from "./ListView.module.css";
import type { ListParts } from "./view";

export function rowClass(row: TreeRow, { data, control, cursor, tree }: ListParts): string {
	const classes = [
		data.marks.changed.has(row.id) ? styles.changed : "",
		data.marks.gone.has(row.id) ? styles.gone : "",
		control.state.open === row.id ? styles.opened : "",
		tree.onlyWay.has(row.id) ? styles.way : "",
		cursor.id === row.id ? styles.cursor : "",
	];
	return classes.filter(Boolean).join(" ");
}
