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
import { useMemo, useState } from "react";
import { can, type Describe, nameOf, type Row, useDescribe } from "@/engine/describe";
import { RecordTabs } from "@/engine/detail/RecordTabs";
import { useRow } from "@/engine/detail/useRow";
import RecordDrawer from "@/engine/form/RecordDrawer";
import { useRowActs } from "@/engine/list/useRowActs";
import { dragWords, UP_AND_DOWN } from "@/kit/drag-words";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { Broken } from "../panel/Broken";
import styles from "./dict.module.css";
import { ItemLine } from "./ItemLine";
import { ITEM, useItems } from "./useItems";

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
		<section className={styles.card} aria-label={t("字典项 | Items")}>
			<header className={styles.head}>
				<h2>{nameOf(describe, row)}</h2>
				<code>{String(row?.dictCode ?? "")}</code>
				<Button type="text" size="small" onClick={close}>
					{t("关闭 | Close")}
				</Button>
			</header>
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
					<ol className={styles.lines}>
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
