/** The screen of any declared resource: its list, or the same rows as a table to type in; a page, and what is lent to sub-apps. */
import TableOutlined from "@ant-design/icons/es/icons/TableOutlined";
import { lazy, Suspense } from "react";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { can, type Describe, useDescribe } from "./describe";
import type { BarAct } from "./list/ActButtons";
import { ListView } from "./list/ListView";
import type { ListControl } from "./list/useListState";

const GridView = lazy(() => import("./grid/GridView"));

interface Props {
	resource: string;
	control: ListControl;
	/** Filters that belong to the place; the table has no such place. */
	fixed?: Record<string, string> | undefined;
	/** False where the page has a heading of its own. */
	heading?: boolean;
	embedded?: boolean;
}

export function ListScreen({ resource, control, fixed, heading = true, embedded = false }: Props) {
	const describe = useDescribe(resource);
	const gridActs = useGridActs(describe, control);
	if (describe === undefined) return <Waiting />;
	if (describe === null) {
		return (
			<EmptyBox
				title={t("没有查看权限 | No right to see this")}
				text={t("请联系管理员开通“{name}”。 | Ask an administrator for “{name}”.", { name: resource })}
			/>
		);
	}
	if (control.state.grid && !fixed && can(describe, "edit")) {
		return (
			<Suspense fallback={<Waiting />}>
				<GridView key={describe.path} describe={describe} control={control} />
			</Suspense>
		);
	}
	return (
		<ListView
			describe={describe}
			control={control}
			heading={heading}
			embedded={embedded}
			{...(fixed ? { fixed } : { extra: gridActs })}
		/>
	);
}

/** From the list to the table that one types in; only for who may edit, where there is room for columns. */
function useGridActs(describe: Describe | null | undefined, control: ListControl): BarAct[] {
	const screen = useScreen();
	if (!describe || !can(describe, "edit") || screen === "phone") return [];
	const run = () => control.change({ grid: true, open: null, edit: null });
	return [{ key: "grid", label: t("表格编辑 | Edit as table"), icon: <TableOutlined />, run }];
}
