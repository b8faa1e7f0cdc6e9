/** What the rules of columns ask of values, and which cells break them: by text, pattern, uniqueness and the server. */
import { localize, type Pair } from "@/kit/text";
import type { Columns } from "./columns";
import { Emitter, KeyedEmitter } from "./emitter";
import type { RowStore } from "./store";
import type { CellError, CellPlace, CellRule, CellValue, GridColumn, GridRow, NamedPattern } from "./types";
import { isBlank } from "./values";

/** Whether a cell may hold a value: the first rule that refuses gives the words. */
export interface Asked {
	value: CellValue;
	row: GridRow;
	column: GridColumn;
	/** How many rows hold this value in the column, this one included. */
	count(value: CellValue): number;
}
type Answer = string | null;

/** What can be told at once; a handler that asks a server answers later, through the promise. */
export function checkCell(asked: Asked): Answer | Promise<Answer> {
	const { column, value, row } = asked;
	for (const [at, rule] of (column.validateRules ?? []).entries()) {
		const found = checkRule(rule, asked);
		if (found) return found;
		const handled = rule.handler?.(value, row, column);
		if (handled instanceof Promise) return awaitRest(handled, rule, at, asked);
		const said = wordsOf(handled, rule, column);
		if (said) return said;
	}
	return null;
}

/** The rules behind a slow one count too. */
async function awaitRest(
	slow: Promise<string | boolean | null | undefined>,
	rule: CellRule,
	at: number,
	asked: Asked,
): Promise<Answer> {
	const said = wordsOf(await slow, rule, asked.column);
	if (said) return said;
	const rest = asked.column.validateRules?.slice(at + 1) ?? [];
	return checkCell({ ...asked, column: { ...asked.column, validateRules: rest } });
}

function checkRule(rule: CellRule, { value, column, count }: Asked): Answer {
	if (rule.required && isBlank(value)) return say(rule, column, REQUIRED);
	if (rule.pattern === "*" && isBlank(value)) return say(rule, column, PATTERNS["*"].message);
	if (isBlank(value)) return null;
	if (rule.unique && count(value) > 1) return say(rule, column, NOT_UNIQUE);
	if (rule.pattern === undefined) return null;
	const named = typeof rule.pattern === "string" ? PATTERNS[rule.pattern as NamedPattern] : undefined;
	const pattern = named?.pattern ?? new RegExp(rule.pattern);
	pattern.lastIndex = 0;
	return pattern.test(String(value)) ? null : say(rule, column, named?.message ?? WRONG_FORM);
}

function wordsOf(handled: string | boolean | null | undefined, rule: CellRule, column: GridColumn): Answer {
	if (typeof handled === "string" && handled) return localize(handled);
	return handled === false ? say(rule, column, REFUSED) : null;
}

function say(rule: CellRule, column: GridColumn, words: Pair): string {
	return localize(rule.message ?? words, { title: localize(column.title) });
}

export const isRequired = (column: GridColumn): boolean =>
	column.validateRules?.some((rule) => rule.required || rule.pattern === "*") ?? false;

interface Named {
	pattern: RegExp;
	message: Pair;
}

/** The named patterns of table cells, each with its words. */
export const PATTERNS: Readonly<Record<NamedPattern, Named>> = {
	"n6-16": { pattern: /^\d{6,16}$/, message: "请输入6到16位数字 | Enter 6 to 16 digits" },
	"*6-16": { pattern: /^.{6,16}$/u, message: "请输入6到16位任意字符 | Enter 6 to 16 characters" },
	"s6-18": { pattern: /^[a-z]{6,18}$/i, message: "请输入6到18位字母 | Enter 6 to 18 letters" },
	url: {
		pattern: /^https?:\/\/[^\s/$.?#].[^\s]*$/i,
		message: "请输入正确的网址 | Enter a correct web address",
	},
	e: {
		pattern: /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i,
		message: "请输入正确的电子邮箱 | Enter a correct e-mail address",
	},
	m: { pattern: /^1[3-9]\d{9}$/, message: "请输入正确的手机号码 | Enter a correct mobile number" },
	p: { pattern: /^\d{6}$/, message: "请输入正确的邮政编码 | Enter a correct postal code (6 digits)" },
	s: { pattern: /^[a-z]+$/i, message: "请输入字母 | Enter letters only" },
	n: { pattern: /^-?\d+(\.\d+)?$/, message: "请输入数字 | Enter a number" },
	z: { pattern: /^-?\d+$/, message: "请输入整数 | Enter a whole number" },
	"*": { pattern: /\S/, message: "不能为空 | Must not be empty" },
	money: {
		pattern: /^-?(0|[1-9]\d*)(\.\d{1,2})?$/,
		message: "请输入正确的金额，最多两位小数 | Enter an amount with at most 2 decimals",
	},
};

export const REQUIRED: Pair = "{title}不能为空 | {title} must not be empty";
export const NOT_UNIQUE: Pair = "{title}不能重复 | {title} must be unique";
export const WRONG_FORM: Pair = "{title}格式不正确 | {title} has the wrong form";
export const REFUSED: Pair = "{title}校验未通过 | {title} was not accepted";

export const BLUR_MS = 100;

/** What is wrong in which cell: checked on input and change at once, after leaving a cell a little later. */
export class Checker {
	private readonly errors = new Map<string, Map<string, string>>();
	private readonly turns = new Map<string, number>();
	private total = 0;
	private counts: { revision: number; byKey: Map<string, Map<string, number>> } = {
		revision: -1,
		byKey: new Map(),
	};
	/** By row id. */
	readonly changed = new KeyedEmitter();
	readonly counted = new Emitter();

	constructor(
		private readonly store: RowStore,
		private readonly columns: () => Columns,
	) {}

	errorOf(id: string, key: string): string | undefined {
		return this.errors.get(id)?.get(key);
	}

	get size(): number {
		return this.total;
	}

	list(): CellError[] {
		return this.store.order.flatMap((id) =>
			[...(this.errors.get(id) ?? [])].map(([key, message]) => ({ id, key, message })),
		);
	}

	/** `value` is what is being typed; without it, what the cell holds. */
	check(id: string, key: string, ...typed: [CellValue] | []): void | Promise<void> {
		const row = this.store.row(id);
		const column = this.columns().get(key);
		if (!row || !column?.validateRules?.length) return this.put(id, key, null);
		const value = typed.length > 0 ? typed[0] : row[key];
		const turn = (this.turns.get(`${id} ${key}`) ?? 0) + 1;
		this.turns.set(`${id} ${key}`, turn);
		const count = (one: CellValue) => this.countOf(column, one, row[key]);
		const found = checkCell({ value, row: { ...row, [key]: value }, column, count });
		if (!(found instanceof Promise)) return this.put(id, key, found);
		return found.then((late) => {
			if (this.turns.get(`${id} ${key}`) === turn) this.put(id, key, late);
		});
	}

	checkLater(id: string, key: string): void {
		setTimeout(() => void this.check(id, key), BLUR_MS);
	}

	/** After a change: the cells themselves, and in columns without twins those that were wrong so far. */
	follow(cells: readonly CellPlace[]): void {
		const touched = new Set<string>();
		for (const { id, key } of cells) {
			touched.add(key);
			void this.check(id, key);
		}
		for (const [id, wrong] of [...this.errors]) {
			if (!this.store.row(id)) this.forget(id);
			else
				for (const key of [...wrong.keys()])
					if (touched.has(key) && this.isUnique(key)) void this.check(id, key);
		}
	}

	async checkAll(): Promise<CellError[]> {
		const ruled = this.columns().all.filter(({ validateRules }) => validateRules?.length);
		const late: (void | Promise<void>)[] = this.list().map(({ id, key }) => this.check(id, key));
		for (const id of this.store.order) for (const { key } of ruled) late.push(this.check(id, key));
		await Promise.all(late);
		return this.list();
	}

	show(errors: readonly CellError[]): void {
		for (const { id, key, message } of errors) this.put(id, key, message);
	}

	rename(map: Readonly<Record<string, string>>): void {
		for (const [old, stored] of Object.entries(map)) {
			const wrong = this.errors.get(old);
			this.errors.delete(old);
			if (wrong) this.errors.set(stored, wrong);
		}
	}

	forget(id: string): void {
		this.total -= this.errors.get(id)?.size ?? 0;
		if (this.errors.delete(id)) this.counted.tell();
	}

	private isUnique(key: string): boolean {
		return (
			this.columns()
				.get(key)
				?.validateRules?.some(({ unique }) => unique) ?? false
		);
	}

	private put(id: string, key: string, message: string | null): void {
		const cells = this.errors.get(id);
		if ((cells?.get(key) ?? null) === message) return;
		const next = new Map(cells);
		if (message === null) next.delete(key);
		else next.set(key, message);
		if (next.size > 0) this.errors.set(id, next);
		else this.errors.delete(id);
		this.total += next.size - (cells?.size ?? 0);
		this.changed.tell(id);
		this.counted.tell();
	}

	/** How many rows would hold the value, were it in this cell. */
	private countOf(column: GridColumn, value: CellValue, held: CellValue): number {
		const counts = this.countsOf(column.key);
		const others =
			(counts.get(String(value)) ?? 0) - (!isBlank(held) && String(held) === String(value) ? 1 : 0);
		return others + 1;
	}

	private countsOf(key: string): Map<string, number> {
		if (this.counts.revision !== this.store.revision)
			this.counts = { revision: this.store.revision, byKey: new Map() };
		const kept = this.counts.byKey.get(key);
		if (kept) return kept;
		const counts = new Map<string, number>();
		for (const row of this.store.all()) {
			const value = row[key];
			if (!isBlank(value)) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
		}
		this.counts.byKey.set(key, counts);
		return counts;
	}
}
