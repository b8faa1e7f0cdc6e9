/** The sub-tables of a form while it is open: checked with it, shown what the server found, and gone to. */
import type { CellError, GridHandle } from "@/parts/grid";
import type { FormFault } from "./useRecordForm";

interface Held {
	handle: GridHandle;
	/** The columns; what is said of a row as a whole stands at the first. */
	keys: readonly string[];
}

export class ChildGrids {
	private readonly grids = new Map<string, Held>();
	private readonly found = new Map<string, CellError[]>();

	hold(path: string, held: Held | null): void {
		if (held) this.grids.set(path, held);
		else this.grids.delete(path);
	}

	/** What is being typed goes into its cell. */
	commit(): void {
		for (const { handle } of this.grids.values()) handle.getValues();
	}

	async check(path: string): Promise<void> {
		const errors = (await this.grids.get(path)?.handle.validate()) ?? [];
		this.found.set(path, errors);
		if (errors[0]) throw new Error(errors[0].message);
	}

	/** What the last check found, as the form names it. */
	faultsOf(path: string): FormFault[] {
		const rows = this.grids.get(path)?.handle.held() ?? [];
		const at = new Map(rows.map(({ id }, index) => [id, index]));
		return (this.found.get(path) ?? []).map(({ id, key, message }) => {
			const index = at.get(id) ?? 0;
			return {
				key: `children.${path}.${index}.${key}`,
				place: ["children", path, index, key],
				text: message,
			};
		});
	}

	/** What the server found, at its cells. */
	show(faults: readonly FormFault[]): void {
		for (const { place, text } of faults) {
			const [held, cell] = this.cellAt(place);
			if (cell) held?.handle.showErrors([{ ...cell, message: text }]);
		}
	}

	goTo(place: FormFault["place"]): boolean {
		const [held, cell] = this.cellAt(place);
		if (cell) held?.handle.focusCell(cell.id, cell.key);
		return cell !== null;
	}

	private cellAt(place: FormFault["place"]): [Held | undefined, { id: string; key: string } | null] {
		if (!Array.isArray(place)) return [undefined, null];
		const [, path, index, named] = place;
		const held = this.grids.get(String(path));
		const id = held?.handle.held()[Number(index)]?.id;
		const key = held?.keys.includes(String(named)) ? String(named) : held?.keys[0];
		return [held, id !== undefined && key !== undefined ? { id, key } : null];
	}
}
