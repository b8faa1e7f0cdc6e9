/** One organisation of the platform: its details, and the part of the menu it was given. */
import Drawer from "antd/es/drawer";
import type { DetailViewProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { RecordTabs } from "@/engine/detail/RecordTabs";
import { useRow } from "@/engine/detail/useRow";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { tenantHolder, tenantTree } from "../rights/api";
import { GrantTree } from "../rights/GrantTree";

export default function TenantPanel({ id, onClose }: DetailViewProps) {
	const describe = useDescribe("sys/tenant");
	const { row, error } = useRow("sys/tenant", id, undefined);
	const phone = useScreen() === "phone";
	const mayGrant = useMay()("sys:permission:tenant");
	const packaged = String(row?.packageId ?? "");
	if (!describe) return null;
	const rights = {
		key: "rights",
		label: t("租户权限 | Rights"),
		children: (
			<>
				<p style={{ marginBottom: 12 }}>
					{packaged
						? t(
								"该租户的权限由套餐决定，在租户套餐中修改。 | What this organisation may use is decided by its package; change it there.",
							)
						: t(
								"该租户的角色只能使用这里勾选的菜单；取消的权限会立即从其角色中收回。 | Roles of this organisation use only what is chosen here; what is taken away leaves its roles at once.",
							)}
				</p>
				<GrantTree key={packaged} holder={tenantHolder(id)} tree={tenantTree()} mayChange={!packaged} />
			</>
		),
	};
	return (
		<Drawer
			open
			size={phone ? "100%" : 720}
			mask={phone}
			title={String(row?.name ?? t("租户 | Organisation"))}
			onClose={onClose}
		>
			<RecordTabs describe={describe} id={id} row={row} error={error} after={mayGrant ? [rights] : []} />
		</Drawer>
	);
}
