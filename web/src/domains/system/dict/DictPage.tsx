/** Dictionaries at the left, the items of the chosen one at the right, where their order is dragged. */

import Flex from "antd/es/flex";
import { useMemo } from "react";
import { useDescribe } from "@/engine/describe";
import { ListView } from "@/engine/list/ListView";
import { useAddressState } from "@/engine/list/useListState";
import type { PageProps } from "@/engine/navigation/pages";
import { refreshDictionaries } from "@/kit/dict";
import { t } from "@/kit/text";
import { useSending } from "@/parts/dialog/useSending";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { DictItems } from "./DictItems";
import styles from "./dict.module.css";

/** Beside the items there is room for what a dictionary is called. */
const COLUMNS = ["dictName", "dictCode"];

export default function DictPage({ item }: PageProps) {
	const describe = useDescribe(item.meta.resource ?? "sys/dict");
	const control = useAddressState();
	const act = useSending({ loud: true });
	const narrow = useMemo(() => describe && { ...describe, list: COLUMNS }, [describe]);
	if (describe === undefined) return <Waiting />;
	if (!narrow) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	const chosen = control.state.open;
	return (
		<Flex wrap align="start" gap="middle">
			<div className={styles.list}>
				<ListView
					describe={narrow}
					control={control}
					beside
					extra={[
						{
							key: "refresh",
							label: t("刷新缓存 | Refresh cache"),
							busy: act.busy,
							run: () => void act.run(refreshDictionaries),
						},
					]}
				/>
			</div>
			<div className={styles.items}>
				{chosen ? (
					<DictItems key={chosen} dictId={chosen} close={() => control.change({ open: null })} />
				) : (
					<div className={look.sheet}>
						<EmptyBox
							title={t("选择一个字典 | Choose a dictionary")}
							text={t("在这里查看和排列它的字典项。 | Its items are seen and put in order here.")}
						/>
					</div>
				)}
			</div>
		</Flex>
	);
}
