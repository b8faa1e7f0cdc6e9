/** One package: its limits, and the part of the menu that organisations with it may use. */
import Drawer from "antd/es/drawer";
import type { DetailViewProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { RecordTabs } from "@/engine/detail/RecordTabs";
import { useRow } from "@/engine/detail/useRow";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { packageHolder, tenantTree } from "../rights/api";
import { GrantTree } from "../rights/GrantTree";

export default function PackagePanel({ id, onClose }: DetailViewProps) {
	const describe = useDescribe("sys/tenantPackage");
	const { row, error } = useRow("sys/tenantPackage", id, undefined);
	const phone = useScreen() === "phone";
	const mayGrant = useMay()("sys:permission:tenant");
	if (!describe) return null;
	const rights = {
		key: "rights",
		label: t("套餐权限 | Rights"),
		children: (
			<>
				<p style={{ marginBottom: 12 }}>
					{t(
						"使用该套餐的租户，其角色只能使用这里勾选的菜单；修改立即生效。 | Roles of organisations with this package use only what is chosen here; a change holds at once.",
					)}
				</p>
				<GrantTree key={id} holder={packageHolder(id)} tree={tenantTree()} mayChange />
			</>
		),
	};
	return (
		<Drawer
			open
			size={phone ? "100%" : 720}
			mask={phone}
			title={String(row?.name ?? t("套餐 | Package"))}
			onClose={onClose}
		>
			<RecordTabs describe={describe} id={id} row={row} error={error} before={mayGrant ? [rights] : []} />
		</Drawer>
	);
}
