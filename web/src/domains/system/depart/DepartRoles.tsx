/** The roles that a department hands out within its own rights. */

import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import { useMemo, useState } from "react";
import { type Row, useDescribe } from "@/engine/describe";
import { ListView } from "@/engine/list/ListView";
import { useMemoryState } from "@/engine/list/useListState";
import { fetchPage } from "@/engine/wire";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { departRoleHolder, departRoleTree } from "../rights/api";
import { GrantTree } from "../rights/GrantTree";

export function DepartRoles({ departId }: { departId: string }) {
	const describe = useDescribe("sys/sysDepartRole");
	const control = useMemoryState();
	const fixed = useMemo(() => ({ departId }), [departId]);
	const [granted, setGranted] = useState<Row | null>(null);
	const phone = useScreen() === "phone";
	const mayChange = useMay()("sys:sysDepartRole:edit");
	if (!describe) return <Waiting />;
	return (
		<>
			<RoleChips departId={departId} open={setGranted} />
			<ListView describe={describe} control={control} fixed={fixed} embedded />
			{granted && (
				<Drawer
					open
					size={phone ? "100%" : 560}
					title={t("部门角色权限：{name} | Rights of {name}", { name: String(granted.roleName) })}
					onClose={() => setGranted(null)}
				>
					<GrantTree
						holder={departRoleHolder(granted.id, departId)}
						tree={departRoleTree(departId)}
						mayChange={mayChange}
					/>
				</Drawer>
			)}
		</>
	);
}

/** One button a role, to its rights. */
function RoleChips({ departId, open }: { departId: string; open: (row: Row) => void }) {
	const roles = useLiveQuery({
		key: ["depart-roles", departId],
		topic: "list/sys/sysDepartRole",
		fetch: (signal) => fetchPage("sys/sysDepartRole", { departId, pageSize: 100 }, signal),
		apply: () => "refetch",
	});
	const records = roles.data?.records ?? [];
	if (records.length === 0) return null;
	return (
		<Flex component="p" wrap align="center" gap="small" className={look.quiet}>
			<span>{t("设置权限 | Set rights of")}</span>
			{records.map((row) => (
				<Button key={row.id} size="small" onClick={() => open(row)}>
					{String(row.roleName)}
				</Button>
			))}
		</Flex>
	);
}
