/** What the grid shows, followed change by change: asking the grid itself would end what the person is typing. */
import type { GridChange, GridRow } from "@/parts/grid";

export class Mirror {
	private readonly rows = new Map<string, GridRow>();

	begin(rows: readonly GridRow[]): void {
		this.rows.clear();
		for (const row of rows) this.rows.set(row.id, { ...row });
	}

	get size(): number {
		return this.rows.size;
	}

	has(id: string): boolean {
		return this.rows.has(id);
	}

	get(id: string): GridRow | undefined {
		return this.rows.get(id);
	}

	all(): GridRow[] {
		return [...this.rows.values()];
	}

	apply(changes: readonly GridChange[]): void {
		for (const change of changes) {
			if (change.op === "set") {
				const row = this.rows.get(change.id);
				if (row) row[change.key] = change.value;
			} else if (change.op === "insert") for (const row of change.rows) this.rows.set(row.id, { ...row });
			else if (change.op === "remove") for (const id of change.ids) this.rows.delete(id);
		}
	}

	rename(map: Readonly<Record<string, string>>): void {
		for (const [old, id] of Object.entries(map)) {
			const row = this.rows.get(old);
			this.rows.delete(old);
			if (row) this.rows.set(id, { ...row, id });
		}
	}
}
