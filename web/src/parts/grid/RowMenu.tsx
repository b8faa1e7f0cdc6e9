/** The handle of a row: drawn, it takes the row along; pressed, it opens the menu of moves. */
import Dropdown from "antd/es/dropdown";
import { type RefObject, useEffect, useRef, useState } from "react";
import { t } from "@/kit/text";
import { insertRows, moveRow, moveRowTo, removeRows } from "./acts";
import { useGrid } from "./context";
import styles from "./grid.module.css";
import { pace } from "./pace";
import { HEAD_HEIGHT } from "./widths";

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
