/** One department: its details and form, its people, the rights it may hand out, and its own roles. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useState } from "react";
import type { Describe } from "@/engine/describe";
import { RecordTabs } from "@/engine/detail/RecordTabs";
import { useRow } from "@/engine/detail/useRow";
import RecordDrawer from "@/engine/form/RecordDrawer";
import { fetchUses, usesOf } from "@/engine/list/uses";
import { deleteRow } from "@/engine/wire";
import { departName } from "@/kit/depart";
import { get, post, remove } from "@/kit/http";
import { ask } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import type { Query } from "@/kit/transport";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { departHolder } from "../rights/api";
import { GrantTree } from "../rights/GrantTree";
import { Members } from "../user/Members";
import { DepartRoles } from "./DepartRoles";

interface Props {
	id: string;
	describe: Describe;
	gone: () => void;
}

const QUIET = { quiet: true };
const NOTHING = {};

export function DepartPanel({ id, describe, gone }: Props) {
	const { row, error } = useRow("sys/sysDepart", id, undefined);
	const [editing, setEditing] = useState(false);
	const may = useMay();
	const act = useSending();
	const name = row ? departName(row) : "";
	const erase = async () => {
		const sure = await ask({
			title: t("删除“{name}”？ | Delete “{name}”?", { name }),
			content: usesOf(await fetchUses("sys/sysDepart", id)),
			okText: t("删除 | Delete"),
			danger: true,
		});
		if (sure && (await act.run(() => deleteRow("sys/sysDepart", id), "已删除 | Deleted"))) gone();
	};
	const tabs = [
		...(may("sys:user:list")
			? [{ key: "members", label: t("成员 | People"), children: <DepartMembers id={id} /> }]
			: []),
		...(may("sys:permission:depart")
			? [
					{
						key: "rights",
						label: t("部门权限 | Rights"),
						children: <GrantTree holder={departHolder(id)} mayChange={may("sys:permission:depart")} />,
					},
				]
			: []),
		...(may("sys:sysDepartRole:list")
			? [{ key: "roles", label: t("部门角色 | Roles"), children: <DepartRoles departId={id} /> }]
			: []),
	];
	return (
		<>
			<Flex component="header" align="center" gap="small">
				<h2 className={look.fill}>{name}</h2>
				{row && describe.can.includes("edit") && (
					<Button onClick={() => setEditing(true)}>{t("编辑 | Edit")}</Button>
				)}
				{row && describe.can.includes("delete") && (
					<Button danger loading={act.busy} onClick={() => void erase()}>
						{t("删除 | Delete")}
					</Button>
				)}
			</Flex>
			<RecordTabs describe={describe} id={id} row={row} error={error} after={tabs} />
			{editing && row && (
				<RecordDrawer describe={describe} row={row} fixed={NOTHING} onClose={() => setEditing(false)} />
			)}
		</>
	);
}

function DepartMembers({ id }: { id: string }) {
	const may = useMay();
	const change = may("sys:user:edit");
	return (
		<Members
			of={["depart", id]}
			label={t("部门成员 | People of the department")}
			fetch={(query: Query, signal) =>
				get("/sys/user/departUserList", { depId: id, ...query }, { ...QUIET, signal })
			}
			add={
				change
					? (ids) => post("/sys/user/editSysDepartWithUser", { depId: id, userIdList: ids }, QUIET)
					: null
			}
			take={
				change
					? (ids) => remove("/sys/user/deleteUserInDepartBatch", { depId: id, userIds: ids.join(",") }, QUIET)
					: null
			}
		/>
	);
}
