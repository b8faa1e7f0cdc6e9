/** What opens over a list; each panel is loaded when it is first asked for. */

import { type ComponentProps, type ComponentType, lazy, Suspense, useMemo } from "react";
import { detailView } from "../actions";
import type { ResourceAction, Row } from "../describe";
import type { ChildListProps } from "../detail/childTabs";
import { DetailDrawer } from "../detail/DetailDrawer";
import { OpenedForm } from "../form/OpenedForm";
import { ActionPanel } from "./ActionPanel";
import type { Opened } from "./opened";
import type { ListParts } from "./view";

const ImportDialog = lazy(() => import("../sheet/ImportDialog"));
const QueryDialog = lazy(() => import("../query/QueryDialog"));
const ColumnsDrawer = lazy(() => import("./ColumnsDrawer"));
const BatchDialog = lazy(() => import("../batch/BatchDialog"));
const MergeDrawer = lazy(() => import("../merge/MergeDrawer"));
const RecycleBin = lazy(() => import("../recycle/RecycleBin"));

interface Props {
	parts: ListParts;
	opened: Opened;
	/** The page shows the opened row itself. */
	beside: boolean;
	ChildList: ComponentType<ChildListProps>;
	onClose: () => void;
	onFollow: (action: ResourceAction, row: Row) => void;
}

export function Panels({ parts, opened, beside, ChildList, onClose, onFollow }: Props) {
	const { describe, control, fixed, tree, acts } = parts;
	const { state, change } = control;
	const given = useMemo(() => valuesOf(fixed), [fixed]);
	return (
		<Suspense fallback={null}>
			{state.edit && (
				<OpenedForm
					describe={describe}
					id={state.edit}
					fixed={given}
					onClose={() => change({ edit: null })}
					ChildList={ChildList}
					onFollow={onFollow}
				/>
			)}
			{opened && <Panel parts={parts} opened={opened} onClose={onClose} />}
			{state.open && !beside && (
				<OpenedRow
					describe={describe}
					id={state.open}
					rows={tree.lines.map((line) => line.row)}
					acts={acts}
					ChildList={ChildList}
					onOpen={(id) => change({ open: id })}
				/>
			)}
		</Suspense>
	);
}

/** What a new row gets from its place: a query is no value. */
function valuesOf({ q: _, ...values }: Record<string, string>): Record<string, string> {
	return values;
}

/** The row that the address says is open: in its domain's own screen where there is one, else in the plain panel. */
function OpenedRow(props: ComponentProps<typeof DetailDrawer>) {
	const Own = detailView(props.describe.path);
	if (!Own) return <DetailDrawer {...props} />;
	return (
		<Suspense fallback={null}>
			<Own id={props.id} onClose={() => props.onOpen(null)} />
		</Suspense>
	);
}

function Panel({
	parts,
	opened,
	onClose,
}: Omit<Props, "beside" | "ChildList" | "onFollow"> & { opened: NonNullable<Opened> }) {
	const { describe, control, layout, selection } = parts;
	switch (opened.panel) {
		case "import":
			return <ImportDialog describe={describe} onClose={onClose} />;
		case "query":
			return <QueryDialog describe={describe} control={control} layout={layout} onClose={onClose} />;
		case "columns":
			return <ColumnsDrawer describe={describe} layout={layout} onClose={onClose} />;
		case "recycle":
			return <RecycleBin describe={describe} onClose={onClose} />;
		case "merge":
			return (
				<MergeDrawer describe={describe} ids={opened.ids} onMerged={selection.clear} onClose={onClose} />
			);
		case "batch":
			return <BatchDialog describe={describe} opened={opened} onDone={selection.clear} onClose={onClose} />;
		case "action":
			return <ActionPanel describe={describe} opened={opened} onClose={onClose} />;
	}
}
