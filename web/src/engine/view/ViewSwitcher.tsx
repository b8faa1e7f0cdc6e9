/** Beside the title: under which view the list is, and the way to the others. */
import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import Button from "antd/es/button";
import Popover from "antd/es/popover";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { isNarrowed } from "@/engine/list/list-state";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Describe } from "../describe";
import type { ListControl } from "../list/useListState";
import type { LayoutControl } from "./useLayout";
import styles from "./view.module.css";
import { contentOf, differs, layoutOf, type SavedView, stateOf, useViews } from "./views";

const ViewMenu = lazy(() => import("./ViewMenu"));
const ViewDialog = lazy(() => import("./ViewDialog"));

interface Props {
	describe: Describe;
	control: ListControl;
	layout: LayoutControl;
	open: boolean;
	onOpen: (open: boolean) => void;
}

export function ViewSwitcher({ describe, control, layout, open, onOpen }: Props) {
	const { views, ready, refresh } = useViews(describe.path);
	const { current, use } = useViewInUse({ describe, control, layout, views, ready });
	const [editing, setEditing] = useState<SavedView | "new" | null>(null);
	const now = contentOf(describe, control.state, layout.layout);
	const changed = current !== null && differs(current, now);
	const edit = (what: SavedView | "new") => {
		onOpen(false);
		setEditing(what);
	};
	return (
		<>
			<Popover
				open={open}
				onOpenChange={onOpen}
				trigger="click"
				placement="bottomLeft"
				arrow={false}
				content={
					<Suspense fallback={<div className={styles.menu} />}>
						<ViewMenu
							path={describe.path}
							views={views}
							current={current}
							changed={changed}
							now={now}
							onUse={(view) => {
								use(view);
								onOpen(false);
							}}
							onEdit={edit}
							onChanged={refresh}
						/>
					</Suspense>
				}
			>
				<Button
					type="text"
					size="small"
					className={look.quiet ?? ""}
					aria-haspopup="dialog"
					aria-expanded={open}
				>
					{current?.title ?? t("视图 | Views")}
					{changed && <i className={styles.dot} title={t("已修改 | Changed")} />}
					<DownOutlined />
				</Button>
			</Popover>
			{editing && (
				<Suspense fallback={null}>
					<ViewDialog
						path={describe.path}
						views={views}
						view={editing === "new" ? null : editing}
						content={now}
						onClose={() => setEditing(null)}
						onSaved={(view) => {
							setEditing(null);
							refresh();
							if (editing === "new") use(view);
						}}
					/>
				</Suspense>
			)}
		</>
	);
}

interface Place {
	describe: Describe;
	control: ListControl;
	layout: LayoutControl;
	views: SavedView[];
	ready: boolean;
}

/** Which view a list is under: the address names it; an address that says nothing gets the person's default once. */
function useViewInUse({ describe, control, layout, views, ready }: Place) {
	const { state, change } = control;
	const asked = useRef(false);
	const current = views.find((view) => view.id === state.view) ?? null;
	const use = (view: SavedView | null) => {
		asked.current = true;
		change(view ? stateOf(view) : { view: null, filters: {}, query: null, sort: [], page: 1 });
		layout.take(view ? layoutOf(view) : { columns: null, density: null }, view?.id ?? null);
	};
	useEffect(() => {
		if (!ready) return;
		if (current && layout.viewId !== current.id) layout.take(layoutOf(current), current.id);
		if (asked.current) return;
		asked.current = true;
		const plain = !state.view && !isNarrowed(describe, state) && state.sort.length === 0 && state.page === 1;
		const chosen = plain ? views.find((view) => view.isDefault) : undefined;
		if (chosen) {
			change(stateOf(chosen));
			layout.take(layoutOf(chosen), chosen.id);
		}
	}, [ready, current, layout, describe, state, views, change]);
	return { current, use };
}
