/** The list page of any declared resource. */
import { lazy, Suspense } from "react";
import type { PageProps } from "@/engine/navigation/pages";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { can, useDescribe } from "./describe";
import { GridButton } from "./grid/GridButton";
import { ListView } from "./list/ListView";
import { useAddressState } from "./list/useListState";

const GridView = lazy(() => import("./grid/GridView"));

export default function ListPage({ item }: PageProps) {
	const describe = useDescribe(item.meta.resource ?? "");
	const control = useAddressState();
	if (!item.meta.resource) return <EmptyBox alarm title={t(WORDS.noListUrl)} text={t(WORDS.noListUrlHelp)} />;
	if (describe === undefined) return <Waiting />;
	if (describe === null) {
		return (
			<EmptyBox
				title={t("没有查看权限 | No right to see this")}
				text={t("请联系管理员开通“{name}”。 | Ask an administrator for “{name}”.", {
					name: item.meta.resource ?? "",
				})}
			/>
		);
	}
	if (control.state.grid && can(describe, "edit")) {
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
			extra={<GridButton describe={describe} control={control} />}
		/>
	);
}
