/** The items of one dictionary: put in order by dragging or by their arrows, each with its colour. */

import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import {
	closestCenter,
	DndContext,
	type DragEndEvent,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useMemo, useState } from "react";
import { can, type Describe, nameOf, type Row, useDescribe } from "@/engine/describe";
import { RecordTabs } from "@/engine/detail/RecordTabs";
import { useRow } from "@/engine/detail/useRow";
import RecordDrawer from "@/engine/form/RecordDrawer";
import { useRowActs } from "@/engine/list/useRowActs";
import { offerUndo } from "@/engine/undo/acts";
import { readAnew } from "@/engine/undo/undoing";
import { editRow, fetchPage } from "@/engine/wire";
import { dragWords, UP_AND_DOWN } from "@/kit/drag-words";
import { t } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import { Broken } from "@/parts/Broken";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { ItemLine } from "./ItemLine";

const NEW_ITEM = "new";
const DRAG_FROM_PX = 6;

interface Props {
	dictId: string;
	close: () => void;
}

export function DictItems({ dictId, close }: Props) {
	const describe = useDescribe("sys/dict");
	const items = useDescribe(ITEM);
	if (!describe || !items) return <Waiting />;
	return <Panel dictId={dictId} close={close} describe={describe} items={items} />;
}

function Panel({ dictId, close, describe, items }: Props & { describe: Describe; items: Describe }) {
	const { row, error } = useRow(describe.path, dictId, undefined);
	if (error && !row) return <Broken error={error} />;
	return (
		<section className={look.sheet} aria-label={t("字典项 | Items")}>
			<Flex component="header" align="baseline" gap="var(--ant-margin-sm)">
				<h2>{nameOf(describe, row)}</h2>
				<code className={look.fill}>{String(row?.dictCode ?? "")}</code>
				<Button type="text" size="small" onClick={close}>
					{t("关闭 | Close")}
				</Button>
			</Flex>
			<RecordTabs
				describe={describe}
				id={dictId}
				row={row}
				error={error}
				before={[
					{
						key: "items",
						label: t("字典项 | Items"),
						children: <Lines describe={describe} items={items} dict={row} dictId={dictId} />,
					},
				]}
			/>
		</section>
	);
}

interface LinesProps {
	describe: Describe;
	items: Describe;
	dict: Row | undefined;
	dictId: string;
}

function Lines({ describe, items, dict, dictId }: LinesProps) {
	const { rows, loading, error, move } = useItems(describe, dict, dictId);
	const [editing, setEditing] = useState<Row | typeof NEW_ITEM | null>(null);
	const fixed = useMemo(() => ({ dictId }), [dictId]);
	const acts = useRowActs(items, {
		edit: setEditing,
		dialog: () => undefined,
		outcome: () => undefined,
		done: () => undefined,
	});
	const sensors = useSensors(
		useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
		useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
	);
	const movable = can(describe, "edit") && can(items, "edit");
	const drop = ({ active, over }: DragEndEvent) => {
		if (over) void move(String(active.id), String(over.id));
	};
	if (error && rows.length === 0) return <Broken error={error} />;
	if (loading) return <Waiting />;
	return (
		<>
			{can(items, "add") && (
				<Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing(NEW_ITEM)}>
					{t("添加字典项 | Add an item")}
				</Button>
			)}
			{rows.length === 0 && <EmptyBox title={t("还没有字典项 | No items yet")} />}
			<DndContext
				sensors={sensors}
				collisionDetection={closestCenter}
				onDragEnd={drop}
				accessibility={dragWords(
					(id) => String(rows.find((row) => row.id === id)?.itemText ?? ""),
					UP_AND_DOWN,
				)}
			>
				<SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy}>
					<ol className={look.rows}>
						{rows.map((row) => (
							<ItemLine key={row.id} row={row} movable={movable} acts={acts} />
						))}
					</ol>
				</SortableContext>
			</DndContext>
			{editing && (
				<RecordDrawer
					describe={items}
					row={editing === NEW_ITEM ? null : editing}
					fixed={fixed}
					onClose={() => setEditing(null)}
				/>
			)}
		</>
	);
}

/** The items of one dictionary in their order; a new order is one save of the dictionary, and one undo. */
const ITEM = "sys/dictItem";
const MOST = 500;

function useItems(describe: Describe, dict: Row | undefined, dictId: string) {
	const query = useLiveQuery({
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

/** Rows with one of them at the place of another. */
function reordered<T extends { id: string }>(rows: T[], id: string, over: string): T[] {
	const [from, to] = [id, over].map((one) => rows.findIndex((row) => row.id === one)) as [number, number];
	const moved = rows[from];
	if (!moved || to < 0 || from === to) return rows;
	const rest = rows.filter((row) => row !== moved);
	rest.splice(to, 0, moved);
	return rest;
}
