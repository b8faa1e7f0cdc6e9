/** A list as a table to type in: the same rows and filters, saved cell by cell, shared live with whoever else is in it. */

import { useMemo, useSyncExternalStore } from "react";
import { localize, t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { EditGrid } from "@/parts/grid";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { can, type Describe, useRules } from "../describe";
import { FilterBar } from "../list/FilterBar";
import { FilterChips } from "../list/FilterChips";
import listStyles from "../list/ListView.module.css";
import { wireQuery } from "../list/list-state";
import type { ListControl } from "../list/useListState";
import { GRID_CELLS } from "./cells";
import { gridColumns, gridFields, isDerived, isOpen } from "./columns";
import { GridHead, RetryButton } from "./GridHead";
import styles from "./grid.module.css";
import { useGridLink } from "./useGridLink";
import { useHeartBeat, usePeers } from "./usePeers";
import { MOST_ROWS } from "./wire";

interface Props {
	describe: Describe;
	control: ListControl;
}

const NOTHING_FIXED = {};
const LEAST_HEIGHT = 400;
/** What stands above and below the rows. */
const AROUND = 380;

const roomForRows = () => Math.max(LEAST_HEIGHT, window.innerHeight - AROUND);

function onResize(listener: () => void): () => void {
	window.addEventListener("resize", listener);
	return () => window.removeEventListener("resize", listener);
}

export default function GridView({ describe, control }: Props) {
	const { pageNo: _, pageSize: __, ...query } = wireQuery(describe, control.state);
	const queryText = JSON.stringify(query);
	return (
		<section className={listStyles.list} aria-label={localize(describe.title)}>
			<FilterBar describe={describe} control={control} fixed={NOTHING_FIXED} />
			<FilterChips describe={describe} control={control} />
			<GridOf key={queryText} describe={describe} control={control} query={query} />
		</section>
	);
}

function GridOf({ describe, control, query }: Props & { query: Record<string, string | number> }) {
	const rules = useRules();
	const fields = useMemo(() => gridFields(describe), [describe]);
	const columns = useMemo(() => gridColumns(describe, fields, rules), [describe, fields, rules]);
	const { link, state, grid, retry } = useGridLink({
		path: describe.path,
		keys: fields.map((field) => field.key),
		needs: fields.filter((field) => field.required && isOpen(field)).map((field) => field.key),
		secrets: fields.filter((field) => field.secret).map((field) => field.key),
		derived: isDerived(fields),
		query,
	});
	const { peers, stand } = usePeers(describe.path);
	useHeartBeat();
	const height = useSyncExternalStore(onResize, roomForRows);
	return (
		<div className={listStyles.card}>
			<GridHead describe={describe} control={control} state={state} peers={peers} />
			{state.total > MOST_ROWS && (
				<p className={`${look.quiet} ${styles.body}`} role="note">
					{t(
						"共 {total} 行，这里是前 {most} 行；用筛选缩小范围。 | {total} rows; these are the first {most}. Filters narrow them.",
						{
							total: state.total,
							most: MOST_ROWS,
						},
					)}
				</p>
			)}
			{state.rows === null && !state.failed && <Waiting />}
			{state.failed && (
				<EmptyBox alarm title={t("列表没有读到 | The list could not be read")}>
					<RetryButton onClick={retry} />
				</EmptyBox>
			)}
			{state.rows !== null && (
				<div className={styles.body}>
					<EditGrid
						ref={grid}
						name={`engine/${describe.path}`}
						label={localize(describe.title)}
						columns={columns}
						kinds={GRID_CELLS}
						rows={state.rows}
						rowNumber
						rowSelection
						rowHeight={40}
						maxHeight={height}
						addButton={can(describe, "add")}
						removeButton={can(describe, "delete")}
						onChange={(changes) => link.change(changes)}
						onCell={stand}
						peers={peers}
						clashes={state.clashes}
						onSettle={(clash, choice) => link.choose(clash, choice)}
					/>
				</div>
			)}
		</div>
	);
}
