import { expect, test } from "vitest";
import { registerActions } from "../actions";
import type { Describe, Field, Kind, ResourceAction } from "../describe";
import { actionsColumn, makeColumns } from "./columns";

const action = (code: string, zh: string): ResourceAction => ({
	code,
	label: { zh, en: code },
	needs: "",
	batch: false,
	confirm: null,
	drawn: false,
	danger: false,
	withoutRow: false,
	step: false,
	starts: [],
	on: [],
	rare: false,
	when: {},
	fields: [],
});
const describe = (part: Partial<Describe>) =>
	({ path: "hotel/order", can: [], actions: [], ...part }) as unknown as Describe;

registerActions({
	"hotel/order:confirm": { run: async () => undefined, fits: () => false },
});

test("the column of acts is there by what may be done in any state, not by the rows", () => {
	expect(actionsColumn(describe({}))).toBe(0);
	expect(actionsColumn(describe({ can: ["list", "edit"] }))).toBeGreaterThan(0);
	expect(actionsColumn(describe({ can: ["delete"] }))).toBeGreaterThan(0);
	expect(actionsColumn(describe({ actions: [action("confirm", "确认")] }))).toBeGreaterThan(0);
});

test("what no list shows, or what needs no row, makes no column of acts", () => {
	expect(
		actionsColumn(
			describe({
				actions: [{ ...action("add", "新增"), drawn: true, withoutRow: true }, action("unknown", "别的")],
			}),
		),
	).toBe(0);
});

test("pictures, files and texts with markup can't be sorted by", () => {
	const sortable = (kind: Kind) => {
		const field = { key: "it", kind, label: { zh: "它", en: "It" }, hide: [] } as unknown as Field;
		const [column] = makeColumns({
			describe: { ...describe({}), label: [] },
			shown: [{ field, width: null, pin: null, hidden: false }],
			filters: {},
			open: () => undefined,
			acts: {
				edit: null,
				edits: () => false,
				remove: null,
				more: () => [],
				share: () => [],
				batch: () => [],
			},
			acting: 0,
			sorting: { sort: [], turn: () => undefined, resize: () => undefined, fit: () => undefined },
		});
		const head = column?.onHeaderCell?.(column as never, 0) as { sorting: { sortable: boolean } };
		return head.sorting.sortable;
	};
	expect((["image", "file", "html", "json"] as const).map(sortable)).toEqual([false, false, false, false]);
	expect((["text", "money", "dict"] as const).map(sortable)).toEqual([true, true, true]);
});
