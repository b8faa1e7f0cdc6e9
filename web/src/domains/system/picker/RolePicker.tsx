/** Chooses roles by name or code. */
import type { PickerProps } from "@/engine/kinds/pickers";
import { t } from "@/kit/text";
import { RowPicker } from "./RowPicker";

export default function RolePicker(props: PickerProps) {
	return (
		<RowPicker
			{...props}
			path="sys/role"
			title={t("选择角色 | Choose roles")}
			label="roleName"
			columns={[
				{ key: "roleName", title: t("角色名称 | Role"), dataIndex: "roleName" },
				{ key: "roleCode", title: t("角色编码 | Code"), dataIndex: "roleCode" },
			]}
		/>
	);
}
