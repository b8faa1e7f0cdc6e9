/** What may be done with rows: the generic verbs and the resource's own actions, by right and state. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { Failure } from "@/kit/http";
import { ask, toast } from "@/kit/notice";
import { t, tell } from "@/kit/text";
import { actionView } from "../actions";
import { can, type Describe, nameOf, type ResourceAction, type Row } from "../describe";
import { deleteRows } from "../wire";

export interface RowAct {
	key: string;
	label: string;
	danger?: boolean;
	run(): void;
}

export interface RowActs {
	edit: ((row: Row) => void) | null;
	/** Acts behind "more", for one row. */
	more(row: Row): RowAct[];
	/** Acts on the chosen rows. */
	batch(rows: Row[]): RowAct[];
}

interface Wishes {
	edit: (row: Row) => void;
	/** Opens the dialog of an action that needs more than a click. */
	dialog: (action: ResourceAction, rows: Row[]) => void;
	done: () => void;
}

export function useRowActs(describe: Describe, { edit, dialog, done }: Wishes): RowActs {
	const client = useQueryClient();
	const refresh = useCallback(() => {
		void client.invalidateQueries({ queryKey: ["rows", describe.path] });
		void client.invalidateQueries({ queryKey: ["row", describe.path] });
	}, [client, describe.path]);

	const runAction = useCallback(
		async (action: ResourceAction, rows: Row[]) => {
			const view = actionView(describe.path, action.code);
			if (view?.Dialog) return dialog(action, rows);
			if (action.confirm && !(await ask({ title: tell(action.label), content: tell(action.confirm) })))
				return;
			try {
				await view?.run?.(rows);
			} catch (error) {
				if (!(error instanceof Failure)) throw error;
				toast("warning", error.message);
				return refresh();
			}
			toast("success", t("{what}：已完成 | {what}: done", { what: tell(action.label) }));
			done();
			refresh();
		},
		[describe.path, dialog, done, refresh],
	);

	const erase = useCallback(
		async (rows: Row[]) => {
			const first = nameOf(describe, rows[0]);
			const content =
				rows.length === 1
					? t("“{name}”将被删除。 | “{name}” will be deleted.", { name: first })
					: t("将删除选中的{n}条记录。 | The {n} chosen records will be deleted.", { n: rows.length });
			if (!(await ask({ title: t("确认删除 | Delete?"), content, okText: t("删除 | Delete"), danger: true })))
				return;
			await deleteRows(
				describe.path,
				rows.map((row) => row.id),
			).catch(() => undefined);
			done();
			refresh();
		},
		[describe, done, refresh],
	);

	return useMemo(() => {
		const own = (rows: Row[], batch: boolean): RowAct[] =>
			describe.actions
				.filter((action) => (!batch || action.batch) && actionView(describe.path, action.code))
				.filter((action) => rows.every((row) => actionView(describe.path, action.code)?.fits?.(row) ?? true))
				.map((action) => ({
					key: action.code,
					label: tell(action.label),
					run: () => void runAction(action, rows),
				}));
		const removal = (rows: Row[]): RowAct[] =>
			can(describe, "delete")
				? [{ key: "delete", label: t("删除 | Delete"), danger: true, run: () => void erase(rows) }]
				: [];
		return {
			edit: can(describe, "edit") ? edit : null,
			more: (row) => [...own([row], false), ...removal([row])],
			batch: (rows) => [...own(rows, true), ...removal(rows)],
		};
	}, [describe, edit, runAction, erase]);
}
