/** Cards dragged between people; the same by keyboard from each card's handle, and by menu without dragging. */
import {
	DndContext,
	type DragEndEvent,
	DragOverlay,
	type KeyboardCoordinateGetter,
	KeyboardSensor,
	MouseSensor,
	TouchSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { useState } from "react";
import { HK_STATE } from "@/gen/words/housekeeping";
import { dragWords } from "@/kit/drag-words";
import { type Pair, t } from "@/kit/text";
import { type BoardData, type Column as ColumnData, UNASSIGNED } from "../board";
import type { HkOrder, HkStaff } from "../order";
import { CardFace } from "./Card";
import { Column } from "./Column";
import styles from "./Dispatch.module.css";

interface ColumnsProps {
	columns: ColumnData[];
	data: BoardData;
	move: (order: HkOrder, target: HkStaff | null) => Promise<boolean>;
	open: (id: string) => void;
	bind: (staff: HkStaff) => void;
}

/** Left and right go to the next column, instead of a few pixels. */
const nextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
	if (event.code !== "ArrowLeft" && event.code !== "ArrowRight") return undefined;
	event.preventDefault();
	const forward = event.code === "ArrowRight";
	const rect = context.collisionRect;
	if (!rect) return currentCoordinates;
	const centre = rect.left + rect.width / 2;
	const others = [...context.droppableRects.values()]
		.map((column) => ({ left: column.left, centre: column.left + column.width / 2 }))
		.filter((column) => (forward ? column.centre > centre + 20 : column.centre < centre - 20))
		.sort((a, b) => (forward ? a.centre - b.centre : b.centre - a.centre));
	const next = others[0];
	return next
		? { x: currentCoordinates.x + next.centre - centre, y: currentCoordinates.y }
		: currentCoordinates;
};

const SIDEWAYS: Pair =
	"按空格拿起，左右方向键换人，再按空格放下，Esc 取消 | Space picks up, left and right choose a person, space drops, Escape cancels";

export function Columns({ columns, data, move, open, bind }: ColumnsProps) {
	const [held, setHeld] = useState<HkOrder | null>(null);
	const sensors = useSensors(
		useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
		useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
		useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
	);
	const staffOf = (id: string) => data.staff.find((one) => one.id === id) ?? null;
	const drop = ({ over }: DragEndEvent) => {
		setHeld(null);
		if (held && over) void move(held, over.id === UNASSIGNED ? null : staffOf(String(over.id)));
	};
	return (
		<DndContext
			sensors={sensors}
			accessibility={dragWords((id) => staffOf(id)?.name ?? t(HK_STATE.pending), SIDEWAYS)}
			onDragStart={({ active }) => setHeld(data.orders.find((order) => order.id === active.id) ?? null)}
			onDragCancel={() => setHeld(null)}
			onDragEnd={drop}
		>
			<div className={styles.columns} tabIndex={-1}>
				{columns.map((column) => (
					<Column
						key={column.staff?.id ?? UNASSIGNED}
						column={column}
						staff={data.staff}
						move={move}
						open={open}
						bind={bind}
						held={held}
					/>
				))}
			</div>
			<DragOverlay dropAnimation={null}>{held && <CardFace order={held} lifted />}</DragOverlay>
		</DndContext>
	);
}
