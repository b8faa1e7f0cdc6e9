/** A list of any resource: filters, acts, rows, pages, and the panels that open from it. */
import { useCallback, useMemo, useState } from "react";
import { useScreen } from "@/kit/screen";
import { tell } from "@/kit/text";
import type { Describe, ResourceAction, Row } from "../describe";
import { OpenedRow } from "../detail/OpenedRow";
import { RecordDrawer } from "../form/RecordDrawer";
import { ImportDialog } from "../sheet/ImportDialog";
import { ActionPanel } from "./ActionPanel";
import { BatchBar } from "./BatchBar";
import { FilterBar } from "./FilterBar";
import { FilterChips } from "./FilterChips";
import { FreshBar } from "./FreshBar";
import { ListFooter } from "./ListFooter";
import styles from "./ListView.module.css";
import { RowCards } from "./RowCards";
import { RowsTable } from "./RowsTable";
import { nest } from "./rows";
import { Toolbar } from "./Toolbar";
import { useListKeys } from "./useListKeys";
import type { ListControl } from "./useListState";
import { useRowActs } from "./useRowActs";
import { useRows } from "./useRows";
import { useSelection } from "./useSelection";

interface Props {
	describe: Describe;
	control: ListControl;
	/** Filters that belong to the place, such as the dictionary whose items are listed. */
	fixed?: Record<string, string>;
	embedded?: boolean;
}

export type Opened =
	| { panel: "add" }
	| { panel: "edit"; row: Row }
	| { panel: "import" }
	| { panel: "action"; action: ResourceAction; rows: Row[] }
	| null;

const NOTHING_FIXED = {};

export function ListView({ describe, control, fixed = NOTHING_FIXED, embedded = false }: Props) {
	const { state, change } = control;
	const data = useRows(describe, state, fixed);
	const selection = useSelection();
	const [opened, setOpened] = useState<Opened>(null);
	const screen = useScreen();
	const open = useCallback((row: Row) => change({ open: row.id }), [change]);
	const acts = useRowActs(describe, {
		edit: (row) => setOpened({ panel: "edit", row }),
		dialog: (action, rows) => setOpened({ panel: "action", action, rows }),
		done: selection.clear,
	});
	const close = () => setOpened(null);
	useListKeys(!embedded && opened === null && state.open === null, {
		describe,
		add: () => setOpened({ panel: "add" }),
		refresh: data.refresh,
	});

	const rows = useMemo(
		() => (describe.tree ? nest(data.rows, describe.tree.parent) : data.rows),
		[describe.tree, data.rows],
	);
	const view = { describe, data, rows, control, selection, acts, open, fixed };
	return (
		<section className={embedded ? styles.embedded : styles.list} aria-label={tell(describe.title)}>
			{!embedded && (
				<header className={styles.head}>
					<h1>{tell(describe.title)}</h1>
					{data.page && <span>{data.page.total}</span>}
				</header>
			)}
			<FilterBar describe={describe} control={control} fixed={fixed} />
			<FilterChips describe={describe} control={control} />
			<div className={styles.card}>
				{selection.size > 0 ? (
					<BatchBar describe={describe} selection={selection} acts={acts} />
				) : (
					<Toolbar
						describe={describe}
						state={state}
						fixed={fixed}
						onOpen={setOpened}
						refresh={data.refresh}
					/>
				)}
				<FreshBar data={data} control={control} />
				{screen === "phone" ? <RowCards {...view} /> : <RowsTable {...view} />}
				<ListFooter data={data} control={control} tree={describe.tree !== null} />
			</div>
			{(opened?.panel === "add" || opened?.panel === "edit") && (
				<RecordDrawer
					describe={describe}
					row={opened.panel === "edit" ? opened.row : null}
					fixed={fixed}
					onClose={close}
				/>
			)}
			{opened?.panel === "action" && <ActionPanel describe={describe} opened={opened} onClose={close} />}
			{opened?.panel === "import" && <ImportDialog describe={describe} onClose={close} />}
			{state.open && (
				<OpenedRow
					describe={describe}
					id={state.open}
					rows={data.rows}
					acts={acts}
					onOpen={(id) => change({ open: id })}
				/>
			)}
		</section>
	);
}
