/** One cell: what it reads, or what it is edited with, and the marks of errors, colleagues and disputes. */
import Tooltip from "antd/es/tooltip";
import { memo } from "react";
import { t, tell } from "@/kit/text";
import { ClashMark } from "./ClashMark";
import { useCellState, useGrid } from "./context";
import { ACTIVE, CORNER, EDITING, FILLING, IN_RANGE, REFUSED } from "./cursor";
import { Editor } from "./editors/Editor";
import styles from "./grid.module.css";
import type { Placed } from "./layout";
import { as } from "./roles";
import type { GridColumn } from "./types";
import { View } from "./View";

interface Props {
	id: string;
	gridId: string;
	placed: Placed;
	rowAt: number;
	leads: number;
	held?: "left" | "right";
	before?: number;
	after?: number;
}

export const cellId = (gridId: string, row: string, key: string): string => `${gridId}-${row}-${key}`;

export const Cell = memo(function Cell({
	id,
	gridId,
	placed,
	rowAt,
	leads,
	held,
	before = 0,
	after = 0,
}: Props) {
	const { column, width, at, stick } = placed;
	const grid = useGrid();
	const state = useCellState(id, column, rowAt, at);
	const { marks, error, peer, clash } = state;
	const editing = (marks & EDITING) !== 0;
	return (
		<div
			id={cellId(gridId, id, column.key)}
			{...as("gridcell", {
				"aria-colindex": leads + at + 1,
				"aria-selected": (marks & (ACTIVE | IN_RANGE)) !== 0,
				"aria-readonly": state.locked || undefined,
				"aria-invalid": error ? true : undefined,
			})}
			className={styles.cell}
			title={state.locked ? column.lockedHint?.(grid.store.row(id) ?? { id }) : undefined}
			data-key={column.key}
			data-type={column.type}
			data-held={held}
			data-active={(marks & ACTIVE) !== 0 || undefined}
			data-editing={editing || undefined}
			data-range={(marks & IN_RANGE) !== 0 || undefined}
			data-filling={(marks & FILLING) !== 0 || undefined}
			data-edited={state.edited || undefined}
			data-locked={state.locked || undefined}
			style={{
				width,
				marginLeft: before,
				marginRight: after,
				...(held ? { [held]: stick } : {}),
				...(peer ? ({ "--peer": peer.colour } as React.CSSProperties) : {}),
			}}
			data-peer={peer?.name}
		>
			{editing ? <CellEditing id={id} placed={placed} /> : <View column={column} id={id} state={state} />}
			{error && <ErrorMark message={error} shown={(marks & ACTIVE) !== 0} />}
			{peer && (
				<span className={styles.peer}>
					<span className="gj-sr">{t("正在此处： | Here now: ")}</span>
					{peer.name}
				</span>
			)}
			{clash && <ClashMark clash={clash} />}
			{(marks & REFUSED) !== 0 && <LockedMark id={id} column={column} />}
			{(marks & CORNER) !== 0 && !state.locked && <span className={styles.corner} data-fill aria-hidden />}
		</div>
	);
});

function CellEditing({ id, placed: { column } }: { id: string; placed: Placed }) {
	const grid = useGrid();
	const row = grid.store.row(id);
	const { session } = grid.cursor;
	return row && session && <Editor column={column} row={row} session={session} />;
}

/** Why the cell that somebody tried to edit is locked. */
function LockedMark({ id, column }: { id: string; column: GridColumn }) {
	const grid = useGrid();
	return (
		<Tooltip
			open
			title={column.lockedHint?.(grid.store.row(id) ?? { id })}
			placement="topLeft"
			zIndex={grid.props.tipLayer ?? TIP_LAYER}
		>
			<span className={styles.refused} />
		</Tooltip>
	);
}

/** Above the page, below its panels and dialogs. */
const TIP_LAYER = 900;

/** The tooltip stands open while one is in the cell, and comes on pointing otherwise. */
function ErrorMark({ message, shown }: { message: string; shown: boolean }) {
	const grid = useGrid();
	return (
		<Tooltip
			title={message}
			placement="topLeft"
			zIndex={grid.props.tipLayer ?? TIP_LAYER}
			{...(shown ? { open: true } : {})}
		>
			<span className={styles.error} data-error>
				<span className="gj-sr">{message}</span>
			</span>
		</Tooltip>
	);
}

export const nameOf = (title: string, row: number): string =>
	t("{title}，第 {row} 行 | {title}, row {row}", { title: tell(title), row });
