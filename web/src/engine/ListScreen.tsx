/** The screen of any declared resource: its list, or the same rows as a table to type in; a page, and what is lent to sub-apps. */
import { lazy, Suspense } from "react";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { can, useDescribe } from "./describe";
import { GridButton } from "./grid/GridButton";
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
			{...(fixed ? { fixed } : { extra: <GridButton describe={describe} control={control} /> })}
		/>
	);
}
