/** The list page of any declared resource. */
import type { PageProps } from "@/app/pages";
import { WORDS } from "@/kit/catalogue";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { useDescribe } from "./describe";
import { ListView } from "./list/ListView";
import { useAddressState } from "./list/useListState";

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
	return <ListView describe={describe} control={control} />;
}
