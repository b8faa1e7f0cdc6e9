/** One department: its details and form, its people, the rights it may hand out, and its own roles. */
import Button from "antd/es/button";
import Tabs from "antd/es/tabs";
import { useState } from "react";
import type { Describe } from "@/engine/describe";
import { DetailFields } from "@/engine/detail/DetailFields";
import { Trail } from "@/engine/detail/Trail";
import { useRow } from "@/engine/detail/useRow";
import RecordDrawer from "@/engine/form/RecordDrawer";
import { deleteRow } from "@/engine/wire";
import { get, post, type Query, remove } from "@/kit/http";
import { ask } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { useAct } from "../panel/useAct";
import { departHolder } from "../rights/api";
import { GrantTree } from "../rights/GrantTree";
import { Members } from "../user/Members";
import { DepartRoles } from "./DepartRoles";
import styles from "./depart.module.css";

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
	const act = useAct(false);
	const name = String(row?.departName ?? "");
	const erase = async () => {
		const sure = await ask({
			title: t("删除“{name}”？ | Delete “{name}”?", { name }),
			okText: t("删除 | Delete"),
			danger: true,
		});
		if (sure && (await act.run(() => deleteRow("sys/sysDepart", id), "已删除 | Deleted"))) gone();
	};
	const tabs = [
		{
			key: "detail",
			label: t("详情 | Details"),
			children: <DetailFields describe={describe} row={row} error={error} />,
		},
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
		{
			key: "trail",
			label: t("修改记录 | Changes"),
			children: <Trail describe={describe} id={id} version={row?.rowVersion ?? 0} />,
		},
	];
	return (
		<>
			<header className={styles.head}>
				<h2>{name}</h2>
				{row && describe.can.includes("edit") && (
					<Button onClick={() => setEditing(true)}>{t("编辑 | Edit")}</Button>
				)}
				{row && describe.can.includes("delete") && (
					<Button danger loading={act.busy} onClick={() => void erase()}>
						{t("删除 | Delete")}
					</Button>
				)}
			</header>
			<Tabs items={tabs} size="small" />
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
