/** Who has the role; people are added and taken out here, and feel it at once. */
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { Members } from "../user/Members";
import { addToRole, takeFromRole, usersOfRole } from "./api";

export function RoleUsers({ roleId }: { roleId: string }) {
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
