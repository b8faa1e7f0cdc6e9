/** Chooses people: departments at the left, found people in the middle, the chosen ones below with a way to drop each. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Input from "antd/es/input";
import Modal from "antd/es/modal";
import Table from "antd/es/table";
import Tag from "antd/es/tag";
import { type Key, useState } from "react";
import type { Row } from "@/engine/describe";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { fetchUsers } from "./api";
import { DepartTree } from "./DepartTree";
import { Person } from "./Members";
import styles from "./user.module.css";

interface Props {
	/** What is chosen already; the button then also takes away. */
	chosen?: Row[];
	close: () => void;
	choose: (ids: string[]) => void;
}

const SIZE = 10;

export default function UserPicker({ chosen: before, close, choose }: Props) {
	const [depart, setDepart] = useState<string | null>(null);
	const [word, setWord] = useState("");
	const [page, setPage] = useState(1);
	const [chosen, setChosen] = useState<Row[]>(before ?? []);
	const settled = useSettled(word);
	const phone = useScreen() === "phone";
	const query = {
		pageNo: page,
		pageSize: SIZE,
		...(depart ? { departId: depart } : {}),
		...(settled ? { realname: `*${settled}*` } : {}),
	};
	const found = useQuery({
		queryKey: ["people", query],
		queryFn: ({ signal }) => fetchUsers(query, signal),
		placeholderData: keepPreviousData,
	});
	return (
		<Modal
			open
			width={phone ? "100%" : 900}
			title={t("选择人员 | Choose people")}
			onCancel={close}
			onOk={() => choose(chosen.map((row) => row.id))}
			okText={t("确定（{n}） | OK ({n})", { n: chosen.length })}
			okButtonProps={{ disabled: chosen.length === 0 && !before?.length }}
			cancelText={t("取消 | Cancel")}
		>
			<div className={styles.picker}>
				{!phone && (
					<aside>
						<DepartTree
							value={depart}
							onChange={(id) => {
								setDepart(id);
								setPage(1);
							}}
						/>
					</aside>
				)}
				<div>
					<Input.Search
						allowClear
						autoFocus
						aria-label={t("按姓名查找 | Search by name")}
						placeholder={t("按姓名查找 | Search by name")}
						value={word}
						onChange={(event) => {
							setWord(event.target.value);
							setPage(1);
						}}
					/>
					<Table<Row>
						rowKey="id"
						size="small"
						loading={found.isPending}
						dataSource={found.data?.records ?? []}
						pagination={{
							current: page,
							pageSize: SIZE,
							size: "small",
							showSizeChanger: false,
							total: found.data?.total ?? 0,
							onChange: setPage,
						}}
						rowSelection={{
							preserveSelectedRowKeys: true,
							selectedRowKeys: chosen.map((row) => row.id),
							onChange: (keys) => setChosen(rowsOf(keys, [...chosen, ...(found.data?.records ?? [])])),
						}}
						columns={[
							{ key: "realname", title: t("姓名 | Name"), render: (_, row) => <Person row={row} /> },
							{ key: "username", title: t("账号 | Account"), dataIndex: "username" },
							{ key: "phone", title: t("手机 | Mobile"), dataIndex: "phone" },
						]}
					/>
					<p className={styles.chosen}>
						{chosen.map((row) => (
							<Tag key={row.id} closable onClose={() => setChosen(chosen.filter((one) => one.id !== row.id))}>
								{String(row.realname ?? row.name)}
							</Tag>
						))}
					</p>
				</div>
			</div>
		</Modal>
	);
}

/** Rows of other pages, and those chosen before, are known by what is chosen. */
const rowsOf = (keys: readonly Key[], known: readonly Row[]): Row[] =>
	keys.flatMap((key) => known.find((row) => row.id === key) ?? []);
