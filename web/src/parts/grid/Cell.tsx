/** One cell: what it reads, or what it is edited with, and the marks of errors, colleagues and disputes. */
import Button from "antd/es/button";
import Popover from "antd/es/popover";
import Tooltip from "antd/es/tooltip";
import { memo } from "react";
import { localize, t } from "@/kit/text";
import { cut, FILE_NAME_LENGTH } from "@/parts/ellipsis/cut";
import { as, type CellState, useCellState, useGrid } from "./context";
import { ACTIVE, CORNER, EDITING, FILLING, IN_RANGE, REFUSED } from "./cursor";
import { Editor } from "./editors/Editor";
import styles from "./grid.module.css";
import type { Placed } from "./layout";
import type { CellClash, GridColumn } from "./types";
import { isBlank, isOn, kindOf, parts, textOf } from "./values";

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

interface ViewProps {
	column: GridColumn;
	id: string;
	state: CellState;
}

/** How a cell reads while nobody edits it. */
export function View({ column, id, state }: ViewProps) {
	const grid = useGrid();
	const { value } = state;
	const kind = kindOf(grid.props, column);
	const row = state.row ?? grid.store.row(id);
	if (!row) return null;
	if (column.render) return <span className={styles.slot}>{column.render(row)}</span>;
	if (kind?.read) return <span className={styles.view}>{kind.read(value, row, column)}</span>;
	switch (column.type) {
		case "checkbox":
			return <Box on={isOn(value, column)} />;
		case "image":
			return isBlank(value) ? (
				<span className={styles.hint}>{t("无图片 | no pictures")}</span>
			) : (
				<FileNames value={value} />
			);
		case "file":
		case "upload":
			return <FileNames value={value} />;
		default: {
			const text = textOf(value, column, grid.columns.namesOf(column));
			if (text === "" && !state.locked && column.placeholder)
				return <span className={styles.hint}>{localize(column.placeholder)}</span>;
			return (
				<span
					className={column.type === "inputNumber" ? styles.number : styles.view}
					title={text || undefined}
				>
					{text}
				</span>
			);
		}
	}
}

function Box({ on }: { on: boolean }) {
	return (
		<span className={styles.box} data-on={on || undefined}>
			<span className="gj-sr">{on ? t("是 | Yes") : t("否 | No")}</span>
		</span>
	);
}

function FileNames({ value }: { value: unknown }) {
	const names = parts(value).map((path) => path.slice(path.lastIndexOf("/") + 1));
	return (
		<span className={styles.view} title={names.join("\n") || undefined}>
			{names.map((name) => cut(name, FILE_NAME_LENGTH)).join(", ")}
		</span>
	);
}

/** Two people wrote into one cell: both values stand side by side, and the person chooses. */
export function ClashMark({ clash }: { clash: CellClash }) {
	const grid = useGrid();
	const column = grid.columns.get(clash.key);
	if (!column) return null;
	const read = (value: unknown) =>
		textOf(value, column, grid.columns.namesOf(column)) || t("（空） | (empty)");
	const settle = (choice: "mine" | "theirs") => {
		grid.props.onSettle?.(clash, choice);
		grid.focus();
	};
	const by = clash.by ?? t("他人 | Somebody else");
	return (
		<Popover
			trigger="click"
			placement="bottomLeft"
			title={t("这一格有两个值 | Two values for one cell")}
			content={
				<dl className={styles.clash} data-own>
					<dt>{t("我的 | Mine")}</dt>
					<dd>{read(clash.mine)}</dd>
					<dd>
						<Button size="small" type="primary" onClick={() => settle("mine")}>
							{t("用我的 | Keep mine")}
						</Button>
					</dd>
					<dt>{by}</dt>
					<dd>{read(clash.theirs)}</dd>
					<dd>
						<Button size="small" onClick={() => settle("theirs")}>
							{t("用对方的 | Take theirs")}
						</Button>
					</dd>
				</dl>
			}
		>
			<button
				type="button"
				tabIndex={-1}
				className={styles.dispute}
				data-own
				data-clash
				aria-label={t("{title}有冲突，点击选择 | {title} is disputed, choose a value", {
					title: localize(column.title),
				})}
			>
				!
			</button>
		</Popover>
	);
}
