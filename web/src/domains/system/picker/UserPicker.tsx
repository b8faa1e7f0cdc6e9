/** Chooses people by department: their department at the left, who is found in the middle, who is chosen at the right. */

import Tag from "antd/es/tag";
import { useState } from "react";
import type { Row } from "@/engine/describe";
import type { PickerProps } from "@/engine/kinds/pickers";
import { readRows, rowsByIds } from "@/engine/kinds/RowChooser";
import type { ReadPage } from "@/engine/wire";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { EntityChooser } from "@/parts/picker/EntityChooser";
import { fetchUsers } from "../user/api";
import { DepartTree } from "../user/DepartTree";

/** Three panes need the room. */
export const USER_PICKER_WIDTH = 1250;
const SIZES = [10, 20, 30];

const readPeople: ReadPage = (_, query, signal) => fetchUsers(query, signal);
const nameOf = (row: Row) => String(row.realname ?? row.name ?? row.username ?? row.id);

export default function UserPicker({ chosen, many = true, close, choose }: PickerProps) {
	const [depart, setDepart] = useState<string | null>(null);
	const mayTree = useMay()("sys:sysDepart:list");
	return (
		<EntityChooser<Row>
			title={t("选择人员 | Choose people")}
			searchLabel={t("按姓名、拼音、账号或手机查找 | Search by name, pinyin, account or mobile")}
			name={["sys/user", depart]}
			read={readRows("sys/user", readPeople, depart ? { departId: depart } : {})}
			byIds={rowsByIds("sys/user", readPeople)}
			width={USER_PICKER_WIDTH}
			sizes={SIZES}
			many={many}
			empty
			memory={many ? "sys/user" : "sys/user/one"}
			nameOf={nameOf}
			{...(mayTree ? { aside: <DepartTree value={depart} onChange={setDepart} /> } : {})}
			columns={[
				{ key: "realname", title: t("姓名 | Name"), render: (_, row) => <Person row={row} /> },
				{ key: "username", title: t("账号 | Account"), dataIndex: "username" },
				{ key: "phone", title: t("手机 | Mobile"), dataIndex: "phone" },
				{ key: "birthday", title: t("生日 | Birthday"), dataIndex: "birthday" },
			]}
			chosen={chosen.map((row) => ({ ...row, name: nameOf(row) }))}
			onOk={(list) => choose(list)}
			onCancel={close}
		/>
	);
}

export function Person({ row }: { row: Row }) {
	return (
		<span className={look.inline}>
			{String(row.realname ?? "")}
			{String(row.status) === "2" && <Tag color="error">{t("冻结 | Frozen")}</Tag>}
		</span>
	);
}
