/** What the grid shows and in which order, followed change by change: asking the grid itself would end what the person is typing. */
import type { GridChange, GridRow } from "@/parts/grid";

export class Mirror {
	private readonly rows = new Map<string, GridRow>();
	private ids: string[] = [];

	begin(rows: readonly GridRow[]): void {
		this.rows.clear();
		for (const row of rows) this.rows.set(row.id, { ...row });
		this.ids = [...this.rows.keys()];
	}

	get order(): readonly string[] {
		return this.ids;
	}

	has(id: string): boolean {
		return this.rows.has(id);
	}

	get(id: string): GridRow | undefined {
		return this.rows.get(id);
	}

	all(): GridRow[] {
		return this.ids.flatMap((id) => this.rows.get(id) ?? []);
	}

	apply(changes: readonly GridChange[]): void {
		for (const change of changes) {
			if (change.op === "set") {
				const row = this.rows.get(change.id);
				if (row) row[change.key] = change.value;
			} else if (change.op === "insert") this.insert(change.rows, change.at);
			else if (change.op === "remove") this.remove(change.ids);
			else this.move(change.id, change.before);
		}
	}

	private insert(rows: readonly GridRow[], at: number): void {
		const fresh = rows.filter((row) => !this.rows.has(row.id));
		for (const row of fresh) this.rows.set(row.id, { ...row });
		const place = Math.max(0, Math.min(at, this.ids.length));
		this.ids = [...this.ids.slice(0, place), ...fresh.map(({ id }) => id), ...this.ids.slice(place)];
	}

	private remove(ids: readonly string[]): void {
		for (const id of ids) this.rows.delete(id);
		this.ids = this.ids.filter((id) => this.rows.has(id));
	}

	private move(id: string, before: string | null): void {
		const rest = this.ids.filter((one) => one !== id);
		const at = before === null ? -1 : rest.indexOf(before);
		const place = at < 0 ? rest.length : at;
		this.ids = [...rest.slice(0, place), id, ...rest.slice(place)];
	}

	rename(map: Readonly<Record<string, string>>): void {
		for (const [old, id] of Object.entries(map)) {
			const row = this.rows.get(old);
			this.rows.delete(old);
			if (row) this.rows.set(id, { ...row, id });
		}
		this.ids = this.ids.map((id) => map[id] ?? id);
	}
}
