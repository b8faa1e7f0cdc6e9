/** Who signs a lease, in their order, and how each can be reached. */
import Table from "antd/es/table";
import Tag from "antd/es/tag";
import { PARTY_ROLE } from "@/gen/words/rental";
import { type Pair, t } from "@/kit/text";
import type { LeaseDetail } from "./api";

const ROLES: Readonly<Record<string, Pair>> = PARTY_ROLE;

export function Parties({ lease }: { lease: LeaseDetail }) {
	return (
		<Table
			size="small"
			pagination={false}
			rowKey="id"
			scroll={{ x: "max-content" }}
			dataSource={lease.parties}
			columns={[
				{ dataIndex: "seq", title: t("顺序 | Order") },
				{ dataIndex: "role", title: t("身份 | Role"), render: (role) => <Tag>{t(ROLES[role] ?? role)}</Tag> },
				{ dataIndex: "name", title: t("姓名 | Name") },
				{ dataIndex: "phone", title: t("手机 | Phone"), render: (phone) => phone ?? "—" },
				{ dataIndex: "idNo", title: t("证件号码 | ID number"), render: (idNo) => idNo ?? "—" },
			]}
		/>
	);
}
