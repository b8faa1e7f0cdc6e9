/** One table: rows, cursor, ticks, errors and steps, and the one door through which all changes go. */
import { t } from "@/kit/text";
import type { Ground } from "./block";
import { Columns, LABEL_SUFFIX, newRow, numberNew, renumbered, withFrozen } from "./columns";
import { Cursor, type Frame } from "./cursor";
import { Editing, History, isCellDisabled, isExcluded, isRowDisabled, type TakenBack } from "./editing";
import { Emitter } from "./emitter";
import { Checker } from "./rules";
import { type Frozen, Menu, Presence, Selection } from "./state";
import { RowStore } from "./store";
import type {
	CellPlace,
	CellValue,
	EditGridProps,
	GridChange,
	GridColumn,
	GridOption,
	GridRow,
} from "./types";
import { sameValue } from "./values";

export class GridModel {
	readonly store: RowStore;
	readonly history: History;
	readonly cursor: Cursor;
	readonly selection: Selection;
	readonly checker: Checker;
	readonly editing: Editing;
	readonly presence = new Presence();
	/** Told where to scroll; the table on screen listens. */
	readonly shown = new Emitter();
	/** Something that is said to the person in the status line. */
	readonly said = new Emitter();
	/** Puts the keyboard back to the table; set by what is on screen. */
	focus: () => void = () => undefined;
	/** What is in sight stays where it is when rows come or go by others; set by what is on screen. */
	hold: () => void = () => undefined;
	words = "";
	/** After Esc the next Tab leaves the table. */
	released = false;
	columns: Columns;
	target: CellPlace | null = null;
	/** The column whose menu is open. */
	readonly menu = new Menu();
	private sources: readonly [readonly GridColumn[], ReadonlyMap<string, readonly GridOption[]>, Frozen];

	constructor(public props: EditGridProps) {
		this.store = new RowStore(props.rows);
		this.sources = [props.columns, new Map(), {}];
		this.columns = new Columns(props.columns);
		this.columns.learnFrom(props.rows);
		this.history = new History(this.store);
		this.cursor = new Cursor(() => this.frame());
		this.selection = new Selection(this.store, (id) => this.mayTick(id));
		this.checker = new Checker(this.store, () => this.columns);
		this.editing = new Editing(this);
		this.store.shaped.listen(() => this.cursor.refresh());
	}

	/** What the page says now; called on each of its renderings. */
	take(props: EditGridProps, dicts: ReadonlyMap<string, readonly GridOption[]>, frozen: Frozen = {}): void {
		this.props = props;
		const now = [props.columns, dicts, frozen] as const;
		if (now.every((one, at) => one === this.sources[at])) return;
		this.sources = now;
		this.columns = new Columns(withFrozen(props.columns, frozen), dicts, this.columns);
	}

	column = (key: string): GridColumn | undefined => this.columns.get(key);

	mayTick(id: string): boolean {
		const row = this.store.row(id);
		return row !== undefined && !isRowDisabled(row, this.props);
	}

	mayEdit = (row: GridRow, column: GridColumn): boolean => !isCellDisabled(row, column, this.props);

	mayEditAt({ id, key }: CellPlace): boolean {
		const [row, column] = [this.store.row(id), this.columns.get(key)];
		return row !== undefined && column !== undefined && this.mayEdit(row, column);
	}

	get mayAdd(): boolean {
		return !this.props.disabled && this.props.addButton !== false && !isExcluded("add", this.props);
	}

	/** Without batch deletion there is no deletion by row either. */
	get mayRemove(): boolean {
		const excluded = isExcluded("remove", this.props) || isExcluded("batch_delete", this.props);
		return !this.props.disabled && this.props.removeButton !== false && !excluded;
	}

	get mayMove(): boolean {
		return !this.props.disabled && this.props.dragSort === true;
	}

	get ground(): Ground {
		return {
			columns: this.columns,
			rows: this.store.all(),
			mayEdit: this.mayEdit,
			newRow: () => (this.mayAdd ? newRow(this.columns) : null),
		};
	}

	/** Every change of the person's own: it counts, can be taken back, is checked and told. */
	perform(changes: readonly GridChange[]): void {
		if (changes.length === 0) return;
		for (const change of changes) if (change.op === "insert") numberNew(this.columns, change.rows, change.at);
		const back = this.store.apply(changes);
		const numbers = changes.some(({ op }) => op !== "set") ? renumbered(this.columns, this.store) : [];
		const undone = this.store.apply(numbers);
		const all = [...changes, ...numbers];
		this.history.remember(all, [...undone, ...back]);
		this.follow(all);
	}

	private follow(changes: readonly GridChange[]): void {
		this.checker.follow(changes.filter((change) => change.op === "set"));
		this.selection.prune();
		this.props.onChange?.([...changes]);
	}

	/**
	 * `base` is what the person saw when they began: when it is no longer what the cell holds, whoever stores the change
	 * finds the dispute by it.
	 */
	set(
		place: CellPlace,
		value: CellValue,
		others: Readonly<Record<string, CellValue>> = {},
		...base: [CellValue] | []
	): void {
		const row = this.store.row(place.id);
		if (!row) return;
		const changes: GridChange[] = [];
		for (const [key, next] of Object.entries({ ...others, [place.key]: value })) {
			const coded = key.endsWith(LABEL_SUFFIX) && key.slice(0, -LABEL_SUFFIX.length);
			if (coded) this.columns.learn(coded, coded === place.key ? value : (others[coded] ?? row[coded]), next);
			else if (!sameValue(row[key], next))
				changes.push({
					op: "set",
					id: place.id,
					key,
					old: key === place.key && base.length > 0 ? base[0] : row[key],
					value: next,
				});
		}
		this.perform(changes);
	}

	receive(changes: readonly GridChange[]): void {
		this.columns.learnFromChanges(changes, this.store);
		this.hold();
		this.store.apply(changes, "stored");
		this.checker.follow(
			changes.filter(
				(change) => change.op === "set" && this.checker.errorOf(change.id, change.key),
			) as CellPlace[],
		);
		this.selection.prune();
		if (this.cursor.session && !this.store.row(this.cursor.session.id)) this.cursor.end();
	}

	/** How a value reads, found out after it was chosen. */
	learn(id: string, key: string, value: CellValue, text: string): void {
		this.columns.learn(key, value, text);
		this.store.changed.tell(id);
	}

	/** Somebody tried to edit what is locked: the reason is said, and stands at the cell. */
	refuse({ id, key }: CellPlace): void {
		const row = this.store.row(id);
		const why = row && this.columns.get(key)?.lockedHint?.(row);
		if (!why) return;
		this.cursor.refuse();
		this.say(why);
	}

	undo(): void {
		this.retrace(this.history.undo(), t("没有可以撤销的操作 | Nothing to undo"));
	}

	redo(): void {
		this.retrace(this.history.redo(), t("没有可以重做的操作 | Nothing to redo"));
	}

	private retrace(taken: TakenBack | null, nothing: string): void {
		if (!taken) return this.say(nothing);
		if (taken.left > 0)
			this.say(
				t(
					"{left} 个单元格已被他人修改，保持不变 | {left} cells were changed by others and left as they are",
					{
						left: taken.left,
					},
				),
			);
		if (taken.changes.length === 0) return;
		this.follow(taken.changes);
		const first = taken.changes.find((change) => change.op === "set");
		if (first) this.show(first);
	}

	/** Nobody stands in the table any more. */
	leave(): void {
		this.editing.commit();
		this.cursor.put(null);
	}

	rename(map: Readonly<Record<string, string>>): void {
		this.checker.rename(map);
		this.history.rename(map);
		this.store.rename(map);
		this.cursor.rename(map);
		this.selection.rename(map);
	}

	stand(place: CellPlace | null, extend = false): void {
		this.cursor.put(place, extend);
		if (place) this.show(place);
	}

	show(place: CellPlace): void {
		this.target = place;
		this.shown.tell();
	}

	say(words: string): void {
		this.words = words;
		this.said.tell();
	}

	private frame(): Frame {
		const { store, columns } = this;
		return {
			rows: store.size,
			columns: columns.shown.length,
			rowOf: (id) => store.indexOf(id),
			columnOf: (key) => columns.placeOf(key),
			idAt: (row) => store.idAt(row),
			keyAt: (column) => columns.shown[column]?.key,
		};
	}
}
