/** The draft of a form while it is designed: each change is saved at once, can be undone, and shows in every window. */

import { type RowOf, useDescribe } from "@/engine/describe";
import { offerUndo } from "@/engine/undo/acts";
import { readAnew } from "@/engine/undo/undoing";
import { editRow, fetchRow } from "@/engine/wire";
import { moved, placeBeside } from "@/kit/move";
import { localize, t } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { useSending } from "@/parts/dialog/useSending";

export type DraftField = RowOf<"online/cgformField">;
export type DraftState = RowOf<"online/cgformState">;
export type DraftTable = RowOf<"online/cgformTable">;
export type DraftStep = RowOf<"online/cgformStep">;

const FORM = "online/cgform";
const FIELD = "online/cgformField";
const STATE = "online/cgformState";
const STEP = "online/cgformStep";
const TABLE = "online/cgformTable";

interface Parts {
	[FIELD]?: DraftField[];
	[STATE]?: DraftState[];
	[STEP]?: DraftStep[];
	[TABLE]?: DraftTable[];
}

export function useDraftForm(id: string) {
	const describe = useDescribe(FORM);
	const sending = useSending();
	const { data, error, dataUpdatedAt, refetch } = useLiveQuery({
		key: ["row", FORM, id, "draft"],
		topic: `list/${FIELD}`,
		fetch: (signal) => fetchRow(FORM, id, signal, true),
		apply: () => "refetch",
	});
	const parts: Parts = data?.children ?? {};
	const fields = parts[FIELD] ?? [];
	const save = (path: string, values: object) =>
		sending.run(async () => {
			const answer = await editRow(path, { ...values });
			await refetch();
			readAnew(FORM);
			if (describe) offerUndo(describe, answer.act, t("已保存 | Saved"));
		});
	return {
		form: data,
		fields,
		tables: parts[TABLE] ?? [],
		states: parts[STATE] ?? [],
		steps: parts[STEP] ?? [],
		/** Another one once anything of the draft is. */
		stamp: dataUpdatedAt,
		busy: sending.busy,
		problem: Object.values(sending.errors)[0] ?? sending.problem ?? (error ? localize(error.message) : null),
		setForm: (values: object) => save(FORM, { id, rowVersion: data?.rowVersion, ...values }),
		setField: (field: DraftField, values: object) =>
			save(FIELD, { id: field.id, rowVersion: field.rowVersion, ...values }),
		setStep: (step: DraftStep, values: object) =>
			save(STEP, { id: step.id, rowVersion: step.rowVersion, ...values }),
		move: (field: DraftField, by: 1 | -1) => {
			const at = fields.indexOf(field);
			const to = placeBeside(fields.length, at, by);
			if (to === null) return;
			const places = moved(fields, at, to)
				.map((one, place) => ({
					id: one.id,
					rowVersion: one.rowVersion,
					sortOrder: place + 1,
					was: one.sortOrder,
				}))
				.filter(({ sortOrder, was }) => sortOrder !== was)
				.map(({ was: _, ...one }) => one);
			void save(FORM, { id, rowVersion: data?.rowVersion, children: { [FIELD]: places } });
		},
	};
}

export type DraftForm = ReturnType<typeof useDraftForm>;
