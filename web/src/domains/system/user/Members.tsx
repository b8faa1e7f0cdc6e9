/** The people of a role or department: found, added from a picker, taken out one by one or together; live. */

import { useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Pagination from "antd/es/pagination";
import Table from "antd/es/table";
import { useState } from "react";
import type { Page, Row } from "@/engine/describe";
import { ask } from "@/kit/notice";
import { t } from "@/kit/text";
import type { Query } from "@/kit/transport";
import { useSettled } from "@/kit/useSettled";
import { useLiveQuery } from "@/live/useLiveQuery";
import { Broken } from "@/parts/Broken";
import { clearable } from "@/parts/clearable";
import { useSending } from "@/parts/dialog/useSending";
import { namedArrows } from "@/parts/turning";
import UserPicker, { Person } from "../picker/UserPicker";
import { ExplainDialog } from "../rights/ExplainDialog";
import styles from "./user.module.css";

interface Props {
	/** Names the holder in the cache. */
	of: [kind: string, id: string];
	label: string;
	fetch: (query: Query, signal: AbortSignal) => Promise<Page | null>;
	add: ((ids: string[]) => Promise<unknown>) | null;
	take: ((ids: string[]) => Promise<unknown>) | null;
	explains?: boolean;
}

const SIZE = 10;

export function Members({ of, label, fetch, add, take, explains = false }: Props) {
	const [word, setWord] = useState("");
	const [page, setPage] = useState(1);
	const [chosen, setChosen] = useState<string[]>([]);
	const [picking, setPicking] = useState(false);
	const [asked, setAsked] = useState<string | null>(null);
	const settled = useSettled(word);
	const client = useQueryClient();
	const act = useSending({ loud: true });
	const query = { pageNo: page, pageSize: SIZE, ...(settled ? { realname: `*${settled}*` } : {}) };
	const members = useLiveQuery({
		key: ["members", ...of, query],
		topic: "list/sys/user",
		keep: true,
		fetch: (signal) => fetch(query, signal),
		apply: () => "refetch",
	});
	const refresh = () => void client.invalidateQueries({ queryKey: ["members", ...of] });
	const remove = async (rows: string[]) => {
		const sure = await ask({
			title: t("移出 {n} 人？ | Take {n} out?", { n: rows.length }),
			okText: t("移出 | Take out"),
			danger: true,
		});
		if (!sure || !take || !(await act.run(() => take(rows), "已移出 | Taken out"))) return;
		setChosen([]);
		refresh();
	};
	const rows = members.data?.records ?? [];
	return (
		<Flex vertical gap="var(--ant-margin-sm)">
			<Flex wrap gap="small">
				<Input.Search
					allowClear={clearable()}
					className={styles.search ?? ""}
					aria-label={t("按姓名查找 | Search by name")}
					placeholder={t("按姓名查找 | Search by name")}
					value={word}
					onChange={(event) => {
						setWord(event.target.value);
						setPage(1);
					}}
				/>
				{take && chosen.length > 0 && (
					<Button danger onClick={() => void remove(chosen)}>
						{t("移出 {n} 人 | Take {n} out", { n: chosen.length })}
					</Button>
				)}
				{add && (
					<Button type="primary" onClick={() => setPicking(true)}>
						{t("添加人员 | Add people")}
					</Button>
				)}
			</Flex>
			{members.error && !members.data ? (
				<Broken error={members.error} retry={() => void members.refetch()} />
			) : (
				<Table<Row>
					rowKey="id"
					size="small"
					aria-label={label}
					loading={members.isPending}
					dataSource={rows}
					pagination={false}
					locale={{ emptyText: t("还没有人员 | Nobody yet") }}
					{...(take
						? {
								rowSelection: {
									selectedRowKeys: chosen,
									onChange: (keys) => setChosen(keys.map(String)),
								},
							}
						: {})}
					columns={[
						{ key: "realname", title: t("姓名 | Name"), render: (_, row) => <Person row={row} /> },
						{ key: "username", title: t("账号 | Account"), dataIndex: "username" },
						{
							key: "acts",
							width: 150,
							align: "end",
							render: (_, row) => (
								<>
									{explains && (
										<Button type="link" size="small" onClick={() => setAsked(row.id)}>
											{t("权限解释 | Why")}
										</Button>
									)}
									{take && (
										<Button type="link" size="small" danger onClick={() => void remove([row.id])}>
											{t("移出 | Take out")}
										</Button>
									)}
								</>
							),
						},
					]}
				/>
			)}
			<Pagination
				itemRender={namedArrows}
				size="small"
				align="end"
				hideOnSinglePage
				current={page}
				pageSize={SIZE}
				total={members.data?.total ?? 0}
				onChange={setPage}
			/>
			{picking && add && (
				<UserPicker
					chosen={[]}
					close={() => setPicking(false)}
					choose={async (rows) => {
						if (rows.length === 0) return setPicking(false);
						if (!(await act.run(() => add(rows.map((row) => row.id)), "已添加 | Added"))) return;
						setPicking(false);
						refresh();
					}}
				/>
			)}
			{asked && <ExplainDialog userId={asked} close={() => setAsked(null)} />}
		</Flex>
	);
}
