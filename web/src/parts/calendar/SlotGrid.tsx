/** A calendar of slots: what stands in them is dragged to another one, or moved there with Alt and an arrow. */
import {
	DndContext,
	type DragEndEvent,
	DragOverlay,
	MouseSensor,
	TouchSensor,
	useDraggable,
	useDroppable,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import Flex from "antd/es/flex";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { dragWords } from "@/kit/drag-words";
import { type Pair, t } from "@/kit/text";
import styles from "./Calendar.module.css";
import { bySlot, type SlotColumn, type SlotItem, type SlotRow, slotBeside, slotName, slotOf } from "./slots";

interface Props {
	label: string;
	columns: readonly SlotColumn[];
	rows: readonly SlotRow[];
	items: readonly SlotItem[];
	onOpen: (id: string) => void;
	/** Without it nothing can be moved. */
	onMove?: ((id: string, column: string, row: string) => void) | undefined;
	/** A column's head leads somewhere. */
	onColumn?: ((key: string) => void) | undefined;
}

const HOW: Pair = "按住 Alt 加方向键移动 | Alt with an arrow moves it";

export function SlotGrid({ label, columns, rows, items, onOpen, onMove, onColumn }: Props) {
	const [held, setHeld] = useState<SlotItem | null>(null);
	const sensors = useSensors(
		useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
		useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
	);
	const focus = useFocusAgain(items);
	const found = bySlot(items);
	const titleOf = (name: string) => {
		const { column, row } = slotOf(name);
		const titles = [columns.find((one) => one.key === column), rows.find((one) => one.key === row)];
		return titles.map((one) => one?.title ?? "").join(" ");
	};
	const drop = ({ over }: DragEndEvent) => {
		setHeld(null);
		if (!held || !over) return;
		const { column, row } = slotOf(String(over.id));
		if (column !== held.column || row !== held.row) onMove?.(held.id, column, row);
	};
	const step = (item: SlotItem, event: KeyboardEvent) => {
		const target = event.altKey ? slotBeside(event.key, item, columns, rows) : undefined;
		if (target === undefined) return;
		event.preventDefault();
		if (!target) return;
		focus(item.id);
		onMove?.(item.id, target.column, target.row);
	};
	return (
		<DndContext
			sensors={sensors}
			accessibility={dragWords(titleOf, HOW)}
			onDragStart={({ active }) => setHeld(items.find((one) => one.id === active.id) ?? null)}
			onDragCancel={() => setHeld(null)}
			onDragEnd={drop}
		>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
			<section className={styles.hours} style={{ maxHeight: "none" }} tabIndex={0} aria-label={label}>
				<div
					className={styles.sheet}
					style={{ gridTemplateColumns: `auto repeat(${columns.length}, minmax(7.5rem, 1fr))` }}
				>
					<span className={styles.corner} />
					{columns.map((column) => (
						<Head key={column.key} column={column} onColumn={onColumn} />
					))}
					{rows.map((row) => [
						<span key={row.key} className={styles.period} data-fine={row.fine ?? false}>
							{row.title}
						</span>,
						...columns.map((column) => (
							<Slot key={slotName(column.key, row.key)} column={column} row={row} held={held !== null}>
								{found.get(slotName(column.key, row.key))?.map((item) => (
									<Chip
										key={item.id}
										item={item}
										free={onMove !== undefined && !item.fixed}
										place={titleOf(slotName(column.key, row.key))}
										onOpen={onOpen}
										onStep={step}
									/>
								))}
							</Slot>
						)),
					])}
				</div>
			</section>
			<DragOverlay dropAnimation={null}>{held && <Face item={held} />}</DragOverlay>
		</DndContext>
	);
}

/** What was moved by key is drawn in another slot: the focus goes with it. */
function useFocusAgain(items: readonly SlotItem[]): (id: string) => void {
	const wanted = useRef<string | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is shown has changed
	useEffect(() => {
		if (wanted.current === null) return;
		document.querySelector<HTMLElement>(`[data-slot-item="${wanted.current}"]`)?.focus();
		wanted.current = null;
	}, [items]);
	return (id) => {
		wanted.current = id;
	};
}

function Head({ column, onColumn }: { column: SlotColumn; onColumn: Props["onColumn"] }) {
	const marks = { className: styles.dayHead, "data-today": column.today ?? false };
	if (!onColumn)
		return (
			<Flex component="span" align="center" justify="center" {...marks}>
				{column.title}
			</Flex>
		);
	return (
		<button type="button" {...marks} onClick={() => onColumn(column.key)}>
			{column.title}
		</button>
	);
}

interface SlotProps {
	column: SlotColumn;
	row: SlotRow;
	held: boolean;
	children: ReactNode;
}

function Slot({ column, row, held, children }: SlotProps) {
	const name = slotName(column.key, row.key);
	const { setNodeRef, isOver } = useDroppable({ id: name, disabled: column.closed ?? false });
	return (
		<div
			ref={setNodeRef}
			className={styles.slot}
			data-slot={name}
			data-closed={column.closed ?? false}
			data-over={held && isOver}
			data-fine={row.fine ?? false}
		>
			{children}
		</div>
	);
}

interface ChipProps {
	item: SlotItem;
	free: boolean;
	place: string;
	onOpen: (id: string) => void;
	onStep: (item: SlotItem, event: KeyboardEvent) => void;
}

function Chip({ item, free, place, onOpen, onStep }: ChipProps) {
	const drag = useDraggable({ id: item.id, disabled: !free });
	const words = [item.title, place, ...item.lines, ...(free ? [t(HOW)] : [])];
	return (
		<button
			ref={drag.setNodeRef}
			type="button"
			className={styles.event}
			data-slot-item={item.id}
			data-tone={item.tone ?? "first"}
			data-free={free}
			data-moving={drag.isDragging}
			aria-label={words.join(t("， | , "))}
			onClick={() => onOpen(item.id)}
			{...drag.listeners}
			onKeyDown={(event) => free && onStep(item, event)}
		>
			<Words item={item} />
		</button>
	);
}

function Face({ item }: { item: SlotItem }) {
	return (
		<div className={styles.event} data-tone={item.tone ?? "first"} data-moving>
			<Words item={item} />
		</div>
	);
}

function Words({ item }: { item: SlotItem }) {
	return (
		<>
			<b>{item.title}</b>
			{item.lines.map((line) => (
				<span key={line}>{line}</span>
			))}
		</>
	);
}
