/** Adding, removing, taking back; and how adding is done. */
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import RedoOutlined from "@ant-design/icons/es/icons/RedoOutlined";
import SettingOutlined from "@ant-design/icons/es/icons/SettingOutlined";
import UndoOutlined from "@ant-design/icons/es/icons/UndoOutlined";
import Button from "antd/es/button";
import Space from "antd/es/space";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { t } from "@/kit/text";
import { INSERT_MS, insertRows, pace, placeOf, removeRows } from "./acts";
import { useGrid } from "./context";
import styles from "./grid.module.css";
import type { GridModel } from "./model";
import { readAddSettings } from "./state";
import type { EditGridProps } from "./types";

const AddSettings = lazy(() => import("./AddSettings"));

export function Toolbar({ options }: { options: EditGridProps }) {
	const grid = useGrid();
	const [open, setOpen] = useState(false);
	return (
		<div className={styles.toolbar}>
			{grid.mayAdd && (
				<Space.Compact>
					<AddButton name={options.name} />
					<Button
						icon={<SettingOutlined />}
						aria-label={t("新增设置 | Settings for adding")}
						aria-haspopup="dialog"
						onClick={() => setOpen(true)}
					/>
				</Space.Compact>
			)}
			{grid.mayRemove && <RemoveButton />}
			<Steps />
			{options.tools}
			{open && (
				<Suspense fallback={null}>
					<AddSettings name={options.name} rows={grid.store.size} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</div>
	);
}

function AddButton({ name }: { name: string | undefined }) {
	const grid = useGrid();
	const [resting, setResting] = useState(false);
	useEffect(() => {
		if (!resting) return;
		const timer = setTimeout(() => setResting(false), INSERT_MS);
		return () => clearTimeout(timer);
	}, [resting]);
	return (
		<Button
			type="primary"
			icon={<PlusOutlined />}
			loading={resting}
			onClick={() => {
				if (pace(grid, () => addAsSet(grid, name))) setResting(true);
			}}
		>
			{grid.props.addLabel ?? t("新增 | Add")}
		</Button>
	);
}

export function addAsSet(grid: GridModel, name: string | undefined): void {
	const { addRowNum, addIndex, addScrollToBottom } = readAddSettings(name);
	const rows = insertRows(
		grid,
		Array.from({ length: addRowNum }, () => ({})),
		placeOf(addIndex, grid.store.size),
	);
	const last = rows.at(-1);
	const key = grid.columns.shown[0]?.key;
	if (addScrollToBottom && last && key) grid.show({ id: last.id, key });
}

function RemoveButton() {
	const grid = useGrid();
	const ticked = useSyncExternalStore(grid.selection.changed.listen, () => grid.selection.size);
	return ticked === 0 ? null : (
		<Button danger icon={<DeleteOutlined />} onClick={() => removeRows(grid, grid.selection.list())}>
			{t("删除 {ticked} 行 | Delete {ticked}", { ticked })}
		</Button>
	);
}

function Steps() {
	const grid = useGrid();
	const { listen } = grid.history.changed;
	const back = useSyncExternalStore(listen, () => grid.history.canUndo);
	const again = useSyncExternalStore(listen, () => grid.history.canRedo);
	if (grid.props.disabled) return null;
	return (
		<Space.Compact>
			<Button
				disabled={!back}
				icon={<UndoOutlined />}
				aria-label={t("撤销 | Undo")}
				onClick={() => grid.undo()}
			/>
			<Button
				disabled={!again}
				icon={<RedoOutlined />}
				aria-label={t("重做 | Redo")}
				onClick={() => grid.redo()}
			/>
		</Space.Compact>
	);
}
