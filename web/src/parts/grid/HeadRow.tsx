/** The names of the columns, held at the top; their edges can be drawn to other widths. */
import { memo, useEffect, useRef, useSyncExternalStore } from "react";
import { localize, t } from "@/kit/text";
import { as, useGrid } from "./context";
import styles from "./grid.module.css";
import type { Layout, Lead, Placed } from "./layout";
import { ColumnMenu } from "./Menus";
import { isRequired } from "./rules";
import { writeWidths } from "./state";
import type { ColumnWindow } from "./Table";

type Widths = Record<string, number>;

interface Props {
	layout: Layout;
	window: ColumnWindow;
	onWidths(change: (widths: Widths) => Widths): void;
}

const LEAST = 48;

export const HeadRow = memo(function HeadRow({ layout, window, onWidths }: Props) {
	const middle = layout.middle.slice(window.from, window.to + 1);
	const first = middle[0];
	const skipped = first ? first.offset - layout.leftWidth : 0;
	const drawn = middle.reduce((sum, { width }) => sum + width, 0);
	const rest = { layout, onWidths, onFreeze: useFreezing(layout) };
	return (
		<div {...as("rowgroup")} className={styles.head} data-heads>
			<div {...as("row", { "aria-rowindex": 1 })} className={styles.headRow}>
				{layout.leads.map((lead) => (
					<LeadHead key={lead.kind} lead={lead} held={layout.holdsLeads} />
				))}
				{layout.left.map((one) => (
					<ColumnHead key={one.column.key} placed={one} edge="left" {...rest} />
				))}
				{middle.map((one, at) => (
					<ColumnHead
						key={one.column.key}
						placed={one}
						before={at === 0 ? skipped : 0}
						after={at === middle.length - 1 ? layout.middleWidth - skipped - drawn : 0}
						{...rest}
					/>
				))}
				{layout.right.map((one) => (
					<ColumnHead key={one.column.key} placed={one} edge="right" {...rest} />
				))}
			</div>
		</div>
	);
});

/** Says what became of it once it is known: a narrow window may have no room to hold one more. */
function useFreezing(layout: Layout): HeadProps["onFreeze"] {
	const grid = useGrid();
	const asked = useRef<{ key: string; held: boolean } | null>(null);
	useEffect(() => {
		const { key, held } = asked.current ?? {};
		asked.current = null;
		if (!key) return;
		const title = localize(grid.columns.get(key)?.title ?? "");
		if (!held) return grid.say(t("已取消固定：{title} | Unfrozen: {title}", { title }));
		const fits = layout.left.some(({ column }) => column.key === key);
		grid.say(
			fits
				? t("已固定：{title} | Frozen: {title}", { title })
				: t("窗口太窄，{title}在宽些的窗口中固定 | Too narrow here; {title} is held in a wider window", {
						title,
					}),
		);
	}, [grid, layout]);
	return (key, held) => {
		asked.current = { key, held };
		grid.menu.freeze(key, held);
	};
}

function LeadHead({ lead: { kind, width, left, at }, held }: { lead: Lead; held: boolean }) {
	return (
		<div
			{...as("columnheader", { "aria-colindex": at + 1 })}
			className={styles.lead}
			data-held={held ? "left" : undefined}
			style={{ width, left: held ? left : 0 }}
		>
			{kind === "select" ? (
				<TickAll />
			) : kind === "number" ? (
				"#"
			) : (
				<span className="gj-sr">{LEAD_NAMES[kind]()}</span>
			)}
		</div>
	);
}

const LEAD_NAMES = {
	handle: () => t("移动 | Move"),
	subForm: () => t("子表 | Sub-table"),
};

function TickAll() {
	const grid = useGrid();
	const state = useSyncExternalStore(
		(listener) => {
			const leaves = [grid.selection.changed.listen(listener), grid.store.shaped.listen(listener)];
			return () => {
				for (const leave of leaves) leave();
			};
		},
		() => grid.selection.state(),
	);
	return (
		<input
			type="checkbox"
			aria-label={t("全选 | Select all rows")}
			checked={state === "all"}
			disabled={grid.props.disabled}
			ref={(box) => {
				if (box) box.indeterminate = state === "some";
			}}
			onChange={() => grid.selection.toggleAll()}
		/>
	);
}

interface HeadProps {
	placed: Placed;
	layout: Layout;
	edge?: "left" | "right";
	before?: number;
	after?: number;
	onWidths(change: (widths: Widths) => Widths): void;
	onFreeze(key: string, held: boolean): void;
}

function ColumnHead({ placed, layout, edge, before = 0, after = 0, onWidths, onFreeze }: HeadProps) {
	const { column, width, at, stick } = placed;
	const grid = useGrid();
	const reached = useSyncExternalStore(
		grid.cursor.moved.listen,
		() => (grid.cursor.place?.column ?? 0) === at,
	);
	const draw = (event: React.PointerEvent<HTMLSpanElement>) => {
		event.preventDefault();
		event.stopPropagation();
		const start = event.clientX;
		const line = event.currentTarget;
		line.setPointerCapture(event.pointerId);
		line.onpointermove = (moved) => {
			const next = Math.max(LEAST, width + moved.clientX - start);
			onWidths((widths) => ({ ...widths, [column.key]: next }));
		};
		line.onpointerup = () => {
			line.onpointermove = null;
			line.onpointerup = null;
			onWidths((widths) => {
				writeWidths(grid.props.name, widths);
				return widths;
			});
		};
	};
	return (
		<div
			{...as("columnheader", { "aria-colindex": layout.leads.length + at + 1 })}
			className={styles.columnHead}
			data-held={edge}
			style={{ width, marginLeft: before, marginRight: after, ...(edge ? { [edge]: stick } : {}) }}
		>
			<span className={styles.headText} title={localize(column.title)}>
				{isRequired(column) && (
					<i aria-hidden className={styles.star}>
						*
					</i>
				)}
				{localize(column.title)}
			</span>
			<ColumnMenu column={column} reached={reached} onFreeze={onFreeze} />
			<span className={styles.edge} data-own onPointerDown={draw} />
		</div>
	);
}
