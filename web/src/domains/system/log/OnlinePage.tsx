/** Who is signed in, where and since when; a session can be ended, and its windows close at once. */

import { useQueryClient } from "@tanstack/react-query";
import Badge from "antd/es/badge";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Table, { type TableProps } from "antd/es/table";
import Tag from "antd/es/tag";
import { useState } from "react";
import listStyles from "@/engine/list/ListView.module.css";
import { ask } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { useLiveQuery } from "@/live/useLiveQuery";
import { Broken } from "@/parts/Broken";
import { clearable } from "@/parts/clearable";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { namedArrows } from "@/parts/turning";
import { fetchOnline, forceLogout, type Online } from "./api";

export default function OnlinePage() {
	const [word, setWord] = useState("");
	const [page, setPage] = useState(1);
	const settled = useSettled(word);
	const online = useLiveQuery({
		key: ["online", settled, page],
		topic: "online",
		keep: true,
		fetch: (signal) => fetchOnline(settled, page, signal),
		apply: () => "refetch",
	});
	const client = useQueryClient();
	const may = useMay();
	const phone = useScreen() === "phone";
	const act = useSending({ loud: true });
	const kick = async (row: Online) => {
		const sure = await ask({
			title: t("强制退出“{name}”？ | Sign “{name}” out?", { name: row.realname }),
			content: t(
				"该设备立即退出登录，未保存的内容会丢失。 | The device is signed out at once; what is not saved is lost.",
			),
			okText: t("强制退出 | Sign out"),
			danger: true,
		});
		if (!sure) return;
		await act.run(() => forceLogout(row.token), "已强制退出 | Signed out");
		void client.invalidateQueries({ queryKey: ["online"] });
	};
	const columns: NonNullable<TableProps<Online>["columns"]> = [
		{ key: "name", title: t("姓名 | Name"), width: 190, render: (_, row) => <Who row={row} more={phone} /> },
		{ key: "username", title: t("账号 | Account"), dataIndex: "username", width: 130 },
		{ key: "device", title: t("设备 | Device"), dataIndex: "browser", ellipsis: true },
		{ key: "ip", title: t("IP地址 | Address"), dataIndex: "ip", width: 140 },
		{ key: "in", title: t("登录时间 | Signed in"), dataIndex: "loginTime", width: 175 },
		{ key: "seen", title: t("最近活动 | Last seen"), dataIndex: "lastSeen", width: 175 },
		{
			key: "acts",
			title: t("操作 | Actions"),
			width: 110,
			fixed: "end",
			render: (_, row) =>
				may("sys:online:forceLogout") &&
				!row.own && (
					<Button type="link" size="small" danger onClick={() => void kick(row)}>
						{t("强制退出 | Sign out")}
					</Button>
				),
		},
	];
	return (
		<section className={listStyles.list} aria-label={t("在线用户 | Online users")}>
			<Flex component="header" align="baseline" gap="var(--ant-margin-sm)" className={look.below}>
				<h1>{t("在线用户 | Online users")}</h1>
				{online.data && <span>{online.data.total}</span>}
			</Flex>
			<div className={listStyles.card}>
				<Flex wrap align="center" gap="small" className={look.bar}>
					<Input.Search
						allowClear={clearable()}
						style={{ maxWidth: 280 }}
						aria-label={t("账号或姓名 | Account or name")}
						placeholder={t("账号或姓名 | Account or name")}
						value={word}
						onChange={(event) => {
							setWord(event.target.value);
							setPage(1);
						}}
					/>
				</Flex>
				{online.error && !online.data ? (
					<Broken error={online.error} retry={() => void online.refetch()} />
				) : (
					<Table<Online>
						rowKey="id"
						loading={online.isPending}
						dataSource={online.data?.records ?? []}
						{...(phone ? {} : { scroll: { x: 860 } })}
						pagination={{
							itemRender: namedArrows,
							current: page,
							pageSize: 20,
							total: online.data?.total ?? 0,
							hideOnSinglePage: true,
							showSizeChanger: false,
							onChange: setPage,
						}}
						columns={phone ? columns.filter((one) => one.key === "name" || one.key === "acts") : columns}
					/>
				)}
			</div>
		</section>
	);
}

function Who({ row, more }: { row: Online; more: boolean }) {
	return (
		<Flex
			component="span"
			wrap
			align="center"
			gap="0 var(--ant-margin-xs)"
			data-session={row.id}
			data-user={row.username}
		>
			{row.realname}
			{row.own && <Tag color="blue">{t("本机 | This one")}</Tag>}
			{row.online && <Badge status="success" text={t("窗口开着 | Window open")} />}
			{more && (
				<small style={{ flexBasis: "100%" }}>
					{row.browser} · {row.ip} · {row.lastSeen}
				</small>
			)}
		</Flex>
	);
}
