/** The items of one dictionary in their order; a new order is one save of the dictionary, and one undo. */
import { useState } from "react";
import type { Describe, Page, Row } from "@/engine/describe";
import { offerUndo, readAnew } from "@/engine/undo/acts";
import { editRow, fetchPage } from "@/engine/wire";
import { t } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { useSending } from "@/parts/dialog/useSending";
import { reordered } from "./order";

export const ITEM = "sys/dictItem";
const MOST = 500;

export function useItems(describe: Describe, dict: Row | undefined, dictId: string) {
	const query = useLiveQuery<Page>({
		key: ["rows", ITEM, "of", dictId],
		topic: `list/${ITEM}`,
		fetch: (signal) => fetchPage(ITEM, { dictId, pageSize: MOST, column: "sortOrder", order: "asc" }, signal),
		apply: () => "refetch",
	});
	const act = useSending({ loud: true });
	const [shown, setShown] = useState<Row[] | null>(null);
	const rows = shown ?? query.data?.records ?? [];
	const move = async (id: string, over: string) => {
		const next = reordered(rows, id, over);
		if (!dict || next === rows) return;
		setShown(next);
		await act.run(async () => {
			const items = next
				.map((row, at) => ({ id: row.id, rowVersion: row.rowVersion, sortOrder: at + 1, was: row.sortOrder }))
				.filter((row) => Number(row.was) !== row.sortOrder)
				.map(({ was: _, ...row }) => row);
			const body = { id: dict.id, rowVersion: dict.rowVersion, children: { [ITEM]: items } };
			const answer = await editRow(describe.path, body);
			offerUndo(describe, answer.act, t("顺序已保存 | The order is saved"));
		});
		readAnew(describe.path);
		await query.refetch();
		readAnew(ITEM);
		setShown(null);
	};
	return { rows, loading: query.isPending, error: query.error, move, busy: act.busy };
}
