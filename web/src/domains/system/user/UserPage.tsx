/** Everybody with an account: the departments at the left narrow the list. */

import { useDescribe } from "@/engine/describe";
import { ListView } from "@/engine/list/ListView";
import { useAddressState } from "@/engine/list/useListState";
import type { PageProps } from "@/engine/navigation/pages";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { DepartTree } from "./DepartTree";
import styles from "./user.module.css";

/** The people of a department and of all below it. */
const BELOW = "selecteddeparts_below";

export default function UserPage({ item }: PageProps) {
	const describe = useDescribe(item.meta.resource ?? "sys/user");
	const control = useAddressState();
	const desktop = useScreen() === "desktop";
	if (describe === undefined) return <Waiting />;
	if (describe === null) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	const narrowTo = (id: string | null) => {
		const { [BELOW]: _, ...filters } = control.state.filters;
		control.change({ filters: id ? { ...filters, [BELOW]: id } : filters });
	};
	return (
		<div className={desktop ? look.sides : ""}>
			{desktop && (
				<aside className={`${look.sheet} ${styles.side}`} aria-label={t("部门 | Departments")}>
					<DepartTree value={control.state.filters[BELOW] ?? null} onChange={narrowTo} />
				</aside>
			)}
			<ListView describe={describe} control={control} />
		</div>
	);
}
