/** One row on screen: what leads it, what is held at its edges, and of the rest what is in sight. */
import HolderOutlined from "@ant-design/icons/es/icons/HolderOutlined";
import PlusSquareOutlined from "@ant-design/icons/es/icons/PlusSquareOutlined";
import Popover from "antd/es/popover";
import Spin from "antd/es/spin";
import { memo, type ReactNode, useCallback, useState, useSyncExternalStore } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { Cell } from "./Cell";
import { as, useGrid } from "./context";
import styles from "./grid.module.css";
import type { Layout, Lead } from "./layout";
import type { GridRow, SubForm } from "./types";

interface Props {
	id: string;
	gridId: string;
	at: number;
	top: number;
	height: number;
	layout: Layout;
	from: number;
	to: number;
}

export const RowLine = memo(function RowLine({ id, gridId, at, top, height, layout, from, to }: Props) {
	const grid = useGrid();
	const ticked = useSyncExternalStore(grid.selection.changed.listen, () => grid.selection.has(id));
	const locked = useSyncExternalStore(
		useCallback((listener: () => void) => grid.store.changed.listen(id, listener), [grid, id]),
		() => !grid.mayTick(id),
	);
	const middle = layout.middle.slice(from, to + 1);
	const skipped = middle[0] ? middle[0].offset - layout.leftWidth : 0;
	const drawn = middle.reduce((sum, { width }) => sum + width, 0);
	return (
		<div
			{...as("row", { "aria-rowindex": at + 2, "aria-selected": ticked })}
			className={styles.row}
			data-row={id}
			data-locked={locked || undefined}
			style={{ height, width: layout.width, transform: `translateY(${top}px)` }}
		>
			{layout.leads.map((lead) => (
				<LeadCell key={lead.kind} {...{ lead, id, at, ticked, locked }} held={layout.holdsLeads} />
			))}
			{layout.left.map((placed) => (
				<Cell
					key={placed.column.key}
					{...{ id, gridId, placed, rowAt: at }}
					held="left"
					leads={layout.leads.length}
				/>
			))}
			{middle.map((placed, index) => (
				<Cell
					key={placed.column.key}
					{...{ id, gridId, placed, rowAt: at }}
					leads={layout.leads.length}
					before={index === 0 ? skipped : 0}
					after={index === middle.length - 1 ? layout.middleWidth - skipped - drawn : 0}
				/>
			))}
			{layout.right.map((placed) => (
				<Cell
					key={placed.column.key}
					{...{ id, gridId, placed, rowAt: at }}
					held="right"
					leads={layout.leads.length}
				/>
			))}
		</div>
	);
});

interface LeadProps {
	lead: Lead;
	id: string;
	at: number;
	ticked: boolean;
	locked: boolean;
	held: boolean;
}

function LeadCell({ lead: { kind, width, left, at: place }, id, at, ticked, locked, held }: LeadProps) {
	const grid = useGrid();
	return (
		<div
			{...as(kind === "number" ? "rowheader" : "gridcell", { "aria-colindex": place + 1 })}
			className={styles.lead}
			data-held={held ? "left" : undefined}
			style={{ width, left: held ? left : 0 }}
		>
			{kind === "number" && at + 1}
			{kind === "select" && (
				<input
					type="checkbox"
					tabIndex={-1}
					aria-label={t("选择第 {row} 行 | Select row {row}", { row: at + 1 })}
					checked={ticked}
					disabled={locked || grid.props.disabled}
					onClick={(event) => (event.shiftKey ? grid.selection.extendTo(id) : grid.selection.toggle(id))}
					onChange={() => undefined}
				/>
			)}
			{kind === "handle" && (
				<button
					type="button"
					tabIndex={-1}
					className={styles.handle}
					data-handle={id}
					disabled={grid.props.disabled}
					aria-haspopup="menu"
					aria-label={t("移动第 {row} 行 | Move row {row}", { row: at + 1 })}
				>
					<HolderOutlined />
				</button>
			)}
			{kind === "subForm" && (
				<SubFormButton id={id} at={at}>
					<PlusSquareOutlined />
				</SubFormButton>
			)}
		</div>
	);
}

// The sub-form of a row opens beside it; when it fails it is tried three more times, then given up.

const RETRIES = 3;
const PAUSE_MS = 200;

/** null when it failed more than three times. */
export async function openSubForm(form: SubForm, row: GridRow, close: () => void): Promise<ReactNode | null> {
	for (let retry = 0; retry <= RETRIES; retry += 1) {
		try {
			return await form.open(row, close);
		} catch {
			await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		}
	}
	return null;
}

export function SubFormButton({ id, at, children }: { id: string; at: number; children: ReactNode }) {
	const grid = useGrid();
	const form = grid.props.subForm;
	const [content, setContent] = useState<ReactNode>(null);
	const [open, setOpen] = useState(false);
	if (!form) return null;
	const close = () => {
		setOpen(false);
		grid.focus();
	};
	const change = async (next: boolean) => {
		setOpen(next);
		const row = grid.store.row(id);
		if (!next || !row) return;
		setContent(null);
		const found = await openSubForm(form, row, close);
		if (found !== null) return setContent(found);
		setOpen(false);
		toast("error", WORDS.subTableFailed);
	};
	return (
		<Popover
			trigger="click"
			placement="bottomLeft"
			open={open}
			onOpenChange={(next) => void change(next)}
			title={form.title ? localize(form.title) : undefined}
			content={
				<div className={styles.subForm} style={{ width: form.width ?? 480 }} data-own>
					{content ?? <Spin />}
				</div>
			}
		>
			<button
				type="button"
				tabIndex={-1}
				className={styles.handle}
				data-own
				aria-expanded={open}
				aria-label={t("打开第 {row} 行的子表 | Open the sub-table of row {row}", { row: at + 1 })}
			>
				{children}
			</button>
		</Popover>
	);
}
