/** The menu at the head of a column: holds the column at the left, or lets it go again. */
import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import PushpinFilled from "@ant-design/icons/es/icons/PushpinFilled";
import Dropdown from "antd/es/dropdown";
import { useRef, useSyncExternalStore } from "react";
import { t, tell } from "@/kit/text";
import { useGrid } from "./context";
import styles from "./grid.module.css";
import type { GridModel } from "./model";
import type { GridColumn } from "./types";

interface Props {
	column: GridColumn;
	/** Of all heads one can be reached by Tab, the others from it with the arrow keys. */
	reached: boolean;
	onFreeze(key: string, held: boolean): void;
}

export function ColumnMenu({ column, reached, onFreeze }: Props) {
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
	const name = t("{title}列的菜单 | Menu of column {title}", { title: tell(column.title) });
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
