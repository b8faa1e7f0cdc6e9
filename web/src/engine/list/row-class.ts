/** How a row stands out: changed elsewhere, gone, opened, or under the keyboard. */
import styles from "./ListView.module.css";
import type { TreeRow } from "./rows";
import type { ListParts } from "./view";

export function rowClass(row: TreeRow, { data, control, cursor }: ListParts): string {
	const classes = [
		data.marks.changed.has(row.id) ? styles.changed : "",
		data.marks.gone.has(row.id) ? styles.gone : "",
		control.state.open === row.id ? styles.opened : "",
		cursor.id === row.id ? styles.cursor : "",
	];
	return classes.filter(Boolean).join(" ");
}
