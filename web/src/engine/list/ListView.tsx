/** A list of any resource: filters, acts, rows, pages, and the panels that open from it. */

import Flex from "antd/es/flex";
import { useCallback, useMemo, useState } from "react";
import { businessDate } from "@/kit/business-day";
import { useScreen } from "@/kit/screen";
import { localize } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Seconds } from "@/parts/Moment";
import { Waiting } from "@/parts/Waiting";
import { type Describe, isLog, type Row, useDescribe } from "../describe";
import type { ChildListProps } from "../detail/childTabs";
import { MoneyUnit } from "../kinds/money";
import { useTreeRows } from "../tree/useTreeRows";
import { useLayout } from "../view/useLayout";
import { ViewSwitcher } from "../view/ViewSwitcher";
import type { BarAct } from "./ActButtons";
import { BatchBar, WholeLine } from "./BatchBar";
import { FilterBar } from "./FilterBar";
import { FilterChips } from "./FilterChips";
import { LayoutSwitches, useSwitchActs } from "./LayoutSwitches";
import { ListFooter } from "./ListFooter";
import styles from "./ListView.module.css";
import { shapeOf, showsAll } from "./layout";
import { type ListState, matchQuery, NEW } from "./list-state";
import { allSorted, type Days, daysAround, narrowed } from "./month";
import type { Opened } from "./opened";
import { Panels } from "./Panels";
import { BesideList, FreshBar, ShownRows } from "./ShownRows";
import { Toolbar } from "./Toolbar";
import { useCursor } from "./useCursor";
import { useListKeys } from "./useListKeys";
import { type ListControl, useMemoryState } from "./useListState";
import { useRowActs } from "./useRowActs";
import { type Rows, useRows } from "./useRows";
import { useSelection } from "./useSelection";
import type { ListParts } from "./view";

interface Props {
	describe: Describe;
	control: ListControl;
	/** Filters that belong to the place, such as the dictionary whose items are listed. */
	fixed?: Record<string, string>;
	embedded?: boolean;
	/** False where the page has a heading of its own. */
	heading?: boolean;
	/** The opened row is shown by the page beside the list, not in a panel over it. */
	beside?: boolean;
	/** What the page offers besides, at the end of the toolbar's buttons. */
	extra?: readonly BarAct[];
}

const NOTHING_FIXED = {};
const NONE: readonly BarAct[] = [];

export function ListView({
	describe,
	control,
	fixed = NOTHING_FIXED,
	embedded = false,
	heading = true,
	beside = false,
	extra = NONE,
}: Props) {
	const { state, change } = control;
	const [opened, setOpened] = useState<Opened>(null);
	const [viewsOpen, setViewsOpen] = useState(false);
	const [days, setDays] = useState(() => daysAround(businessDate()));
	const parts = useListParts({ describe, control, fixed }, days, setOpened);
	const { data, tree, selection, acts, layout, cursor } = parts;
	const screen = useScreen();
	const switchActs = useSwitchActs(parts);
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
	const viewsInBar = !heading && screen !== "phone";
	const views = (
		<ViewSwitcher
			describe={describe}
			control={control}
			layout={layout}
			open={viewsOpen}
			onOpen={setViewsOpen}
		/>
	);
	return (
		<section
			className={embedded ? styles.embedded : styles.list}
			aria-label={localize(describe.title)}
			data-resource={describe.path}
		>
			{!embedded && !viewsInBar && (
				<Flex component="header" align="baseline" gap="var(--ant-margin-sm)" className={look.below}>
					{heading && <h1>{localize(describe.title)}</h1>}
					{heading && data.page && <span className={look.quiet}>{total}</span>}
					{views}
				</Flex>
			)}
			<BesideList parts={parts} wanted={!embedded}>
				{!(embedded && isBare(data, state)) && (
					<FilterBar describe={describe} control={control} fixed={fixed} />
				)}
				<FilterChips describe={describe} control={control} />
				<MoneyUnit value={layout.layout.unit ?? "yuan"}>
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
								views={viewsInBar && !embedded ? views : null}
								extra={[...extra, ...switchActs]}
								switches={<LayoutSwitches describe={describe} layout={layout} />}
							/>
						)}
						<WholeLine
							selection={selection}
							shown={tree.lines.length}
							total={total}
							estimated={data.page?.estimated ?? false}
						/>
						<FreshBar data={data} control={control} />
						<Seconds value={isLog(describe)}>
							<ShownRows parts={parts} onShown={setDays} />
						</Seconds>
						{!showsAll(shapeOf(describe, layout.layout)) && <ListFooter {...parts} />}
					</div>
				</MoneyUnit>
			</BesideList>
			<Panels
				parts={parts}
				opened={opened}
				beside={beside}
				ChildList={ChildList}
				onClose={() => setOpened(null)}
				onFollow={(action, row) => setOpened({ panel: "action", action, rows: [row] })}
			/>
		</section>
	);
}

/** Nothing is there that could be sought, and nothing was sought. */
const isBare = ({ page }: Rows, { filters, query }: ListState) =>
	page?.total === 0 && Object.keys(filters).length === 0 && !query;

/** The rows that belong to one row, such as the items of a dictionary: a list inside what a list opened. */
export function ChildList({ child, id }: ChildListProps) {
	const describe = useDescribe(child.path);
	const control = useMemoryState();
	const fixed = useMemo(() => ({ [child.key]: id }), [child.key, id]);
	if (!describe) return <Waiting />;
	return <ListView describe={describe} control={control} fixed={fixed} embedded />;
}

type Place = Pick<ListParts, "describe" | "control" | "fixed">;

/** `days`: those that a calendar shows, to which the rows are narrowed then. */
function useListParts(
	{ describe, control, fixed }: Place,
	days: Days,
	setOpened: (opened: Opened) => void,
): ListParts {
	const { state, change } = control;
	const layout = useLayout(describe, fixed);
	const shape = shapeOf(describe, layout.layout);
	const span = shape === "calendar" && describe.views?.span;
	const axis = span ? span.begin : shape === "chart" && describe.views?.chart?.along;
	const data = useRows(
		describe,
		axis ? allSorted(state, axis) : state,
		span ? narrowed(fixed, describe, span, days) : fixed,
	);
	const selection = useSelection();
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
