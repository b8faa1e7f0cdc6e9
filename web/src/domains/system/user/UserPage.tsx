/** Everybody with an account: the departments at the left narrow the list. */
import type { PageProps } from "@/app/pages";
import { useDescribe } from "@/engine/describe";
import { ListView } from "@/engine/list/ListView";
import { useAddressState } from "@/engine/list/useListState";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { descendantsOf, familyOf } from "../tree/tree";
import { DepartTree, useDeparts } from "./DepartTree";
import styles from "./user.module.css";

export default function UserPage({ item }: PageProps) {
	const describe = useDescribe(item.meta.resource ?? "sys/user");
	const control = useAddressState();
	const desktop = useScreen() === "desktop";
	const { nodes } = useDeparts();
	if (describe === undefined) return <Waiting />;
	if (describe === null) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	const chosen = (control.state.filters.departIds ?? "").split(",").filter(Boolean);
	const narrowTo = (id: string | null) => {
		const { departIds: _, ...filters } = control.state.filters;
		const family = familyOf(nodes ?? []);
		const wanted = id ? [id, ...descendantsOf(family, id)].join(",") : "";
		control.change({ filters: wanted ? { ...filters, departIds: wanted } : filters });
	};
	return (
		<div className={desktop ? styles.page : ""}>
			{desktop && (
				<aside className={styles.side} aria-label={t("部门 | Departments")}>
					<DepartTree value={chosen[0] ?? null} onChange={narrowTo} />
				</aside>
			)}
			<ListView describe={describe} control={control} />
		</div>
	);
}
