/** Rows with one of them at the place of another. */
export function reordered<T extends { id: string }>(rows: T[], id: string, over: string): T[] {
	const [from, to] = [id, over].map((one) => rows.findIndex((row) => row.id === one)) as [number, number];
	const moved = rows[from];
	if (!moved || to < 0 || from === to) return rows;
	const rest = rows.filter((row) => row !== moved);
	rest.splice(to, 0, moved);
	return rest;
}
