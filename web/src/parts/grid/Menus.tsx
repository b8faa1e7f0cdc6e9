/** The menus of a row and of a column, opened by a press or by key. */
import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import PushpinFilled from "@ant-design/icons/es/icons/PushpinFilled";
import Dropdown from "antd/es/dropdown";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { localize, t } from "@/kit/text";
import { insertRows, moveRow, moveRowTo, pace, removeRows } from "./acts";
import { useGrid } from "./context";
import styles from "./grid.module.css";
import { HEAD_HEIGHT } from "./layout";
import type { GridModel } from "./model";
import type { GridColumn } from "./types";

interface Props {
	scroller: RefObject<HTMLDivElement | null>;
	height: number;
}

interface Open {
	id: string;
	left: number;
	top: number;
}

/** Less than this is a press, not a drawing. */
const SLACK = 4;
const EDGE = 32;

/** The handle of a row: drawn, it takes the row along; pressed, it opens the menu of moves. */
export function RowMenu({ scroller, height }: Props) {
	const grid = useGrid();
	const [open, setOpen] = useState<Open | null>(null);
	const [line, setLine] = useState<number | null>(null);
	const held = useRef<{ id: string; y: number; to: number | null } | null>(null);
	useEffect(() => {
		const table = scroller.current;
		if (!table) return;
		const bodyTop = () => table.getBoundingClientRect().top + HEAD_HEIGHT - table.scrollTop;
		const begin = (event: PointerEvent) => {
			const handle = (event.target as HTMLElement).closest<HTMLButtonElement>("[data-handle]");
			if (!handle || handle.disabled || event.button !== 0) return;
			event.preventDefault();
			held.current = { id: handle.dataset.handle as string, y: event.clientY, to: null };
		};
		const move = (event: PointerEvent) => {
			const now = held.current;
			if (!now || (now.to === null && Math.abs(event.clientY - now.y) < SLACK)) return;
			now.to = Math.max(0, Math.min(Math.round((event.clientY - bodyTop()) / height), grid.store.size));
			setLine(now.to * height);
			const { top, bottom } = table.getBoundingClientRect();
			if (event.clientY < top + EDGE + height) table.scrollTop -= height / 2;
			else if (event.clientY > bottom - EDGE) table.scrollTop += height / 2;
		};
		const end = () => {
			const now = held.current;
			held.current = null;
			setLine(null);
			if (!now || now.to === null) return;
			const from = grid.store.indexOf(now.id);
			moveRowTo(grid, now.id, now.to > from ? now.to - 1 : now.to);
		};
		const press = (event: MouseEvent) => {
			const handle = (event.target as HTMLElement).closest<HTMLElement>("[data-handle]");
			if (!handle) return;
			const [spot, origin] = [handle.getBoundingClientRect(), table.getBoundingClientRect()];
			setOpen({
				id: handle.dataset.handle as string,
				left: spot.left - origin.left + table.scrollLeft,
				top: spot.bottom - origin.top + table.scrollTop,
			});
		};
		table.addEventListener("pointerdown", begin);
		table.addEventListener("click", press);
		window.addEventListener("pointermove", move);
		window.addEventListener("pointerup", end);
		return () => {
			table.removeEventListener("pointerdown", begin);
			table.removeEventListener("click", press);
			window.removeEventListener("pointermove", move);
			window.removeEventListener("pointerup", end);
		};
	}, [grid, scroller, height]);
	return (
		<>
			{line !== null && <div className={styles.dropLine} style={{ top: HEAD_HEIGHT + line }} />}
			{open && <MovesMenu open={open} onClose={() => setOpen(null)} />}
		</>
	);
}

function MovesMenu({ open, onClose }: { open: Open; onClose(): void }) {
	const grid = useGrid();
	const acts: Record<string, () => void> = {
		up: () => moveRow(grid, open.id, -1),
		down: () => moveRow(grid, open.id, 1),
		insert: () => pace(grid, () => insertRows(grid, [{}], grid.store.indexOf(open.id) + 1)),
		remove: () => removeRows(grid, [open.id]),
	};
	const items = [
		{ key: "up", label: t("上移 | Move up") },
		{ key: "down", label: t("下移 | Move down") },
		...(grid.mayAdd ? [{ key: "insert", label: t("插入一行 | Insert a row") }] : []),
		...(grid.mayRemove && grid.mayTick(open.id)
			? [{ key: "remove", label: t("删除 | Delete"), danger: true }]
			: []),
	];
	return (
		<Dropdown
			open
			autoFocus
			trigger={["click"]}
			onOpenChange={(next) => next || onClose()}
			menu={{
				items,
				onClick: ({ key }) => {
					onClose();
					acts[key]?.();
					grid.focus();
				},
			}}
		>
			<span className={styles.menuSpot} style={{ left: open.left, top: open.top }} />
		</Dropdown>
	);
}

interface ColumnMenuProps {
	column: GridColumn;
	/** Of all heads one can be reached by Tab, the others from it with the arrow keys. */
	reached: boolean;
	onFreeze(key: string, held: boolean): void;
}

/** The menu at the head of a column: holds the column at the left, or lets it go again. */
export function ColumnMenu({ column, reached, onFreeze }: ColumnMenuProps) {
	const grid = useGrid();
	const open = useSyncExternalStore(grid.menu.changed.listen, () => grid.menu.open === column.key);
	const button = useRef<HTMLButtonElement>(null);
	/** A press on the button of an open menu closes it, not once more opens it. */
	const pressedOpen = useRef(false);
	const held = column.fixed === "left";
	const close = () => {
		grid.menu.show(null);
		if (grid.cursor.active) grid.focus();
		else button.current?.focus();
	};
	const name = t("{title}列的菜单 | Menu of column {title}", { title: localize(column.title) });
	return (
		<>
			<button
				ref={button}
				type="button"
				data-own
				data-menu={column.key}
				data-pinned={held || undefined}
				className={styles.columnMenu}
				tabIndex={reached ? 0 : -1}
				aria-haspopup="menu"
				aria-expanded={open}
				aria-label={name}
				onPointerDown={() => {
					pressedOpen.current = open;
				}}
				onClick={(event) => grid.menu.show(event.detail > 0 && pressedOpen.current ? null : column.key)}
				onKeyDown={(event) => {
					const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
					if (!by || open) return;
					event.preventDefault();
					step(grid, event.currentTarget, column.key, by);
				}}
			>
				{held ? <PushpinFilled /> : <DownOutlined />}
			</button>
			{open && (
				<Dropdown
					open
					autoFocus
					trigger={["click"]}
					placement="bottomRight"
					onOpenChange={(next) => next || close()}
					menu={{
						"aria-label": name,
						items: [
							{
								key: "freeze",
								label: held ? t("取消固定 | Unfreeze") : t("固定在左侧 | Freeze at the left"),
							},
						],
						onClick: () => {
							close();
							onFreeze(column.key, !held);
						},
					}}
				>
					<span className={styles.columnMenuSpot} />
				</Dropdown>
			)}
		</>
	);
}

/** To the head beside, which may have to come into sight first. */
function step(grid: GridModel, from: HTMLElement, key: string, by: number): void {
	const next = grid.columns.shown[grid.columns.placeOf(key) + by];
	if (!next) return;
	const head = from.closest("[data-heads]");
	grid.show({ id: "", key: next.key });
	requestAnimationFrame(() =>
		requestAnimationFrame(() => head?.querySelector<HTMLElement>(`[data-menu="${next.key}"]`)?.focus()),
	);
}
