/** Everything about one role beside the list: what it may do, who has it, which fields it sees, and who changed it. */
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Dropdown from "antd/es/dropdown";
import { useState } from "react";
import { Members } from "@/domains/system/user/Members";
import type { DetailViewProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { DetailFields } from "@/engine/detail/DetailFields";
import { RecordTabs } from "@/engine/detail/RecordTabs";
import { useRow } from "@/engine/detail/useRow";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";
import { roleHolder } from "../rights/api";
import { ExplainDialog } from "../rights/ExplainDialog";
import { GrantTree } from "../rights/GrantTree";
import { addToRole, takeFromRole, usersOfRole } from "./api";
import { CompareRoles } from "./CompareRoles";
import { CopyRole } from "./CopyRole";
import { FieldRightsTab } from "./FieldRightsTab";

export default function RolePanel({ id, onClose }: DetailViewProps) {
	const describe = useDescribe("sys/role");
	const { row, error } = useRow("sys/role", id, undefined);
	const screen = useScreen();
	const [dialog, setDialog] = useState<"copy" | "compare" | "explain" | null>(null);
	const may = useMay();
	if (!describe) return null;
	const name = String(row?.roleName ?? "");
	const tools = [
		{ key: "compare", label: t("对比角色 | Compare") },
		...(may("sys:role:add") ? [{ key: "copy", label: t("复制角色 | Copy") }] : []),
		...(may("sys:permission:explain") ? [{ key: "explain", label: t("权限解释 | Explain a right") }] : []),
	];
	const close = () => setDialog(null);
	const tabs = [
		{
			key: "menu",
			label: t("菜单权限 | Menu rights"),
			children: <GrantTree key={id} holder={roleHolder(id)} mayChange={may("sys:role:edit")} />,
		},
		{ key: "users", label: t("用户 | Users"), children: <RoleUsers roleId={id} /> },
		{ key: "fields", label: t("字段权限 | Field rights"), children: <FieldRightsTab roleId={id} /> },
	];
	return (
		<Drawer
			open
			size={screen === "phone" ? "100%" : 720}
			mask={screen === "phone"}
			title={name || t("角色 | Role")}
			onClose={onClose}
			extra={
				<Dropdown
					trigger={["click"]}
					menu={{ items: tools, onClick: ({ key }) => setDialog(key as typeof dialog) }}
				>
					<Button>{t("更多 | More")}</Button>
				</Dropdown>
			}
		>
			{row ? (
				<RecordTabs describe={describe} id={id} row={row} error={error} before={tabs} />
			) : error ? (
				<DetailFields describe={describe} row={row} error={error} />
			) : (
				<Waiting />
			)}
			{dialog === "copy" && row && <CopyRole role={row} close={close} />}
			{dialog === "compare" && <CompareRoles roleId={id} name={name} close={close} />}
			{dialog === "explain" && <ExplainDialog close={close} />}
		</Drawer>
	);
}

/** Who has the role; people are added and taken out here, and feel it at once. */
function RoleUsers({ roleId }: { roleId: string }) {
	const may = useMay();
	return (
		<Members
			of={["role", roleId]}
			label={t("角色用户 | Users of the role")}
			fetch={(query, signal) => usersOfRole({ roleId, ...query }, signal)}
			add={may("sys:user:edit") ? (ids) => addToRole(roleId, ids) : null}
			take={may("sys:user:edit") ? (ids) => takeFromRole(roleId, ids) : null}
			explains={may("sys:permission:explain")}
		/>
	);
}
