/** What may be done with rows: the generic verbs and the resource's own actions, by right and state. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { ask, toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { actionView, rowActions } from "../actions";
import { type BatchAnswer, isLong, runBatch, type Scope } from "../batch/batch";
import { can, type Describe, isSettled, nameOf, type ResourceAction, type Row } from "../describe";
import { recordActs } from "../record-extras";
import { offerUndo } from "../undo/acts";
import { deleteRow } from "../wire";
import { agreesToUses } from "./uses";

export interface RowAct {
	key: string;
	label: string;
	danger?: boolean;
	/** An exception for this row. */
	rare?: boolean;
	run(): void;
}

export interface RowActs {
	edit: ((row: Row) => void) | null;
	/** Whether this very row may be edited. */
	edits(row: Row): boolean;
	/** Acts behind "more", for one row. */
	more(row: Row): RowAct[];
	/** What every record offers; always in the menu. */
	share(row: Row): RowAct[];
	/** Acts on the chosen rows. */
	batch(rows: Row[]): RowAct[];
	/** Deletes at once, with a way back. */
	remove: ((rows: Row[]) => void) | null;
}

/** From here on a deletion is asked about, although it can be undone. */
const MANY = 10;

interface Wishes {
	edit: (row: Row) => void;
	/** Opens the dialog of an action that needs more than a click. */
	dialog: (action: ResourceAction, rows: Row[]) => void;
	/** Shows what a batch left over, or how far it is. */
	outcome: (scope: Scope, answer: BatchAnswer) => void;
	done: () => void;
}

export function useRowActs(describe: Describe, { edit, dialog, outcome, done }: Wishes): RowActs {
	const client = useQueryClient();
	const navigate = useNavigate();
	const refresh = useCallback(() => {
		void client.invalidateQueries({ queryKey: ["rows", describe.path] });
		void client.invalidateQueries({ queryKey: ["row", describe.path] });
	}, [client, describe.path]);

	const runAction = useCallback(
		async (action: ResourceAction, rows: Row[]) => {
			const view = actionView(describe.path, action);
			if (view?.Dialog || view?.asks) return dialog(action, rows);
			if (view?.opens && rows[0]) return void navigate(view.opens(rows[0]));
			if (
				action.confirm &&
				!(await ask({ title: localize(action.label), content: localize(action.confirm) }))
			)
				return;
			try {
				await view?.run?.(rows);
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				toast("warning", error.message);
				return refresh();
			}
			toast("success", t("{what}：已完成 | {what}: done", { what: localize(action.label) }));
			done();
			refresh();
		},
		[describe.path, dialog, done, navigate, refresh],
	);

	const erase = useCallback(
		async (rows: Row[]) => {
			if (!(rows.length > MANY ? await askDelete(rows.length) : await agreesToUses(describe, rows))) return;
			try {
				await eraseRows(describe, rows, outcome);
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				return toast("warning", error.message);
			}
			done();
			refresh();
		},
		[describe, done, outcome, refresh],
	);

	return useMemo(() => {
		const own = (rows: Row[], batch: boolean): RowAct[] =>
			rowActions(describe)
				.filter((action) => !batch || action.batch)
				.map((action) => ({ action, view: actionView(describe.path, action) }))
				.filter(({ view }) => rows.every((row) => view?.fits?.(row) ?? true))
				.map(({ action, view }) => {
					const exception = rows.find((row) => view?.rare?.(row));
					const why = exception?.reasons?.[action.code];
					return {
						key: action.code,
						label: why ? `${localize(action.label)} · ${why}` : localize(action.label),
						danger: view?.danger ?? false,
						rare: exception !== undefined,
						run: () => void runAction(action, rows),
					};
				});
		const removal = (rows: Row[]): RowAct[] =>
			can(describe, "delete") && !rows.some((row) => isSettled(describe, row))
				? [{ key: "delete", label: t("删除 | Delete"), danger: true, run: () => void erase(rows) }]
				: [];
		return {
			remove: can(describe, "delete") ? (rows) => void erase(rows) : null,
			edit: can(describe, "edit") ? edit : null,
			edits: (row) => can(describe, "edit") && !isSettled(describe, row),
			more: (row) => [...own([row], false), ...removal([row])],
			share: (row) => recordActs({ path: describe.path, id: row.id, name: nameOf(describe, row) }),
			batch: (rows) => [...own(rows, true), ...removal(rows)],
		};
	}, [describe, edit, runAction, erase]);
}

export function askDelete(n: number): Promise<boolean> {
	return ask({
		title: t("确认删除 | Delete?"),
		content: t("将删除选中的{n}条记录。 | The {n} chosen records will be deleted.", { n }),
		okText: t("删除 | Delete"),
		danger: true,
	});
}

async function eraseRows(describe: Describe, rows: Row[], outcome: Wishes["outcome"]): Promise<void> {
	const [only] = rows;
	if (only && rows.length === 1) {
		const act = await deleteRow(describe.path, only.id);
		const name = nameOf(describe, only);
		return offerUndo(describe, act, t("已删除“{name}” | “{name}” deleted", { name }));
	}
	const scope = { ids: rows.map((row) => row.id) };
	const answer = await runBatch(describe.path, "delete", scope, null);
	if (isLong(answer)) return outcome(scope, answer);
	if (answer.done > 0) offerUndo(describe, answer.act, t("已删除 {n} 条 | {n} deleted", { n: answer.done }));
	if (answer.refused.length > 0) outcome(scope, answer);
}
