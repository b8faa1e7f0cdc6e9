/** Festivals as a list and as the year they make. */

import { useDescribe } from "@/engine/describe";
import { ListView } from "@/engine/list/ListView";
import { useAddressState } from "@/engine/list/useListState";
import type { PageProps } from "@/engine/navigation/pages";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import styles from "./festival.module.css";
import { YearCalendar } from "./YearCalendar";

export default function FestivalPage({ item }: PageProps) {
	const describe = useDescribe(item.meta.resource ?? "isystem/festival");
	const control = useAddressState();
	if (describe === undefined) return <Waiting />;
	if (!describe) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	return (
		<div className={styles.page}>
			<ListView describe={describe} control={control} />
			<YearCalendar chosen={control.state.open} open={(id) => control.change({ open: id })} />
		</div>
	);
}
