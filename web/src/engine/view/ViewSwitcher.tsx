/** Beside the title: under which view the list is, and the way to the others. */
import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import Button from "antd/es/button";
import Popover from "antd/es/popover";
import { lazy, Suspense, useState } from "react";
import { t } from "@/kit/text";
import type { Describe } from "../describe";
import type { ListControl } from "../list/useListState";
import type { LayoutControl } from "./useLayout";
import { useViewInUse } from "./useViewInUse";
import styles from "./view.module.css";
import { contentOf, differs, type SavedView, useViews } from "./views";

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
					className={styles.switch ?? ""}
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
