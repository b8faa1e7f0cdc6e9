/** A list of any resource: filters, acts, rows, pages, and the panels that open from it. */
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useScreen } from "@/kit/screen";
import { tell } from "@/kit/text";
import type { Describe, Row } from "../describe";
import { useTreeRows } from "../tree/useTreeRows";
import { useLayout } from "../view/useLayout";
import { ViewSwitcher } from "../view/ViewSwitcher";
import { BatchBar, WholeLine } from "./BatchBar";
import { FilterBar } from "./FilterBar";
import { FilterChips } from "./FilterChips";
import { FreshBar } from "./FreshBar";
import { ListFooter } from "./ListFooter";
import styles from "./ListView.module.css";
import { matchQuery, NEW } from "./list-state";
import type { Opened } from "./opened";
import { Panels } from "./Panels";
import { RowCards } from "./RowCards";
import { RowsTable } from "./RowsTable";
import { Toolbar } from "./Toolbar";
import { useCursor } from "./useCursor";
import { useListKeys } from "./useListKeys";
import type { ListControl } from "./useListState";
import { useRowActs } from "./useRowActs";
import { useRows } from "./useRows";
import { useSelection } from "./useSelection";
import type { ListParts } from "./view";

interface Props {
	describe: Describe;
	control: ListControl;
	/** Filters that belong to the place, such as the dictionary whose items are listed. */
	fixed?: Record<string, string>;
	embedded?: boolean;
	/** The opened row is shown by the page beside the list, not in a panel over it. */
	beside?: boolean;
	/** What the page offers besides, at the end of the toolbar's buttons. */
	extra?: ReactNode;
}

const NOTHING_FIXED = {};

export function ListView({
	describe,
	control,
	fixed = NOTHING_FIXED,
	embedded = false,
	beside = false,
	extra,
}: Props) {
	const { state, change } = control;
	const [opened, setOpened] = useState<Opened>(null);
	const [viewsOpen, setViewsOpen] = useState(false);
	const parts = useListParts({ describe, control, fixed }, setOpened);
	const { data, tree, selection, acts, layout, cursor } = parts;
	const screen = useScreen();
	const add = () => change({ edit: NEW });
	useListKeys(!embedded && opened === null && (beside || state.open === null) && state.edit === null, {
		describe,
		tree,
		cursor,
		selection,
		acts,
		open: parts.open,
		add,
		refresh: data.refresh,
		query: () => setOpened({ panel: "query" }),
		views: () => setViewsOpen(true),
	});
	const total = data.page?.total ?? 0;
	return (
		<section className={embedded ? styles.embedded : styles.list} aria-label={tell(describe.title)}>
			{!embedded && (
				<header className={styles.head}>
					<h1>{tell(describe.title)}</h1>
					{data.page && <span>{total}</span>}
					<ViewSwitcher
						describe={describe}
						control={control}
						layout={layout}
						open={viewsOpen}
						onOpen={setViewsOpen}
					/>
				</header>
			)}
			<FilterBar describe={describe} control={control} fixed={fixed} />
			<FilterChips describe={describe} control={control} />
			<div className={styles.card}>
				{selection.size > 0 ? (
					<BatchBar
						describe={describe}
						selection={selection}
						acts={acts}
						total={total}
						match={matchQuery(describe, state, fixed)}
						onOpen={setOpened}
					/>
				) : (
					<Toolbar
						describe={describe}
						state={state}
						fixed={fixed}
						onOpen={setOpened}
						add={add}
						refresh={data.refresh}
						extra={extra}
					/>
				)}
				<WholeLine
					selection={selection}
					shown={tree.lines.length}
					total={total}
					estimated={data.page?.estimated ?? false}
				/>
				<FreshBar data={data} control={control} />
				{screen === "phone" ? <RowCards {...parts} /> : <RowsTable {...parts} />}
				<ListFooter
					data={data}
					control={control}
					tree={describe.tree !== null}
					compact={layout.layout.density === "compact"}
				/>
			</div>
			<Panels parts={parts} opened={opened} beside={beside} onClose={() => setOpened(null)} />
		</section>
	);
}

type Place = Pick<ListParts, "describe" | "control" | "fixed">;

function useListParts({ describe, control, fixed }: Place, setOpened: (opened: Opened) => void): ListParts {
	const { state, change } = control;
	const data = useRows(describe, state, fixed);
	const selection = useSelection();
	const layout = useLayout(describe, fixed);
	const tree = useTreeRows(describe, data.rows, state);
	const seen = useMemo(() => tree.lines.map((line) => line.row), [tree]);
	const cursor = useCursor(seen);
	const open = useCallback((row: Row) => change({ open: row.id }), [change]);
	const acts = useRowActs(describe, {
		edit: (row) => change({ edit: row.id }),
		dialog: (action, rows) => setOpened({ panel: "action", action, rows }),
		outcome: (scope, answer) =>
			setOpened({
				panel: "batch",
				verb: "delete",
				scope,
				total: "ids" in scope ? scope.ids.length : 0,
				answer,
			}),
		done: selection.clear,
	});
	return { describe, data, tree, control, selection, acts, layout, cursor, open, fixed };
}
