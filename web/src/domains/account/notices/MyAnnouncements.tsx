/** Everything that was sent to me, unread first; the page that the bell leads to. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Pagination from "antd/es/pagination";
import Segmented from "antd/es/segmented";
import Select from "antd/es/select";
import { useState } from "react";
import { MINE_KEY, openNotice, refreshNotices } from "@/engine/notices/opened";
import { fetchMine, markAllRead, type NoticeFilter, PRIORITIES } from "@/engine/notices/wire";
import { toast } from "@/kit/notice";
import { localize, type Pair, t, useLocale } from "@/kit/text";
import { useUnread } from "@/kit/unread";
import { useTopic } from "@/live/useTopic";
import { clearable } from "@/parts/clearable";
import { EmptyBox } from "@/parts/EmptyBox";
import { namedArrows } from "@/parts/turning";
import { Waiting } from "@/parts/Waiting";
import styles from "./MyAnnouncements.module.css";
import { NoticeList } from "./NoticeList";

const NOTHING: NoticeFilter = {
	titile: "",
	readFlag: "",
	msgCategory: "",
	priority: "",
	pageNo: 1,
	pageSize: 20,
};
const STATES: ReadonlyArray<[NoticeFilter["readFlag"], Pair]> = [
	["", "全部 | All"],
	["0", "未读 | Unread"],
	["1", "已读 | Read"],
];
const KINDS: ReadonlyArray<[NoticeFilter["msgCategory"], Pair]> = [
	["1", "通知 | Notice"],
	["2", "系统消息 | System message"],
];

export default function MyAnnouncements() {
	const [filter, setFilter] = useState(NOTHING);
	const change = (part: Partial<NoticeFilter>) => setFilter({ ...filter, pageNo: 1, ...part });
	const { data, error, refetch } = useMine(filter);
	const unread = useUnread("notices");
	const readAll = async () => {
		await markAllRead();
		refreshNotices();
		toast("success", "全部已读 | All read");
	};
	return (
		<Flex vertical gap="var(--ant-margin-sm)">
			<Flex component="header" wrap align="center" justify="space-between" className={styles.bar}>
				<Filters filter={filter} onChange={change} />
				<Button disabled={unread === 0} onClick={() => void readAll()}>
					{t("全部已读 | Mark all read")}
				</Button>
			</Flex>
			<section className={styles.box} aria-label={t("我的通告 | My announcements")}>
				{!data && !error && <Waiting />}
				{!data && error && (
					<EmptyBox
						alarm
						title={t("通告没有读到 | The list could not be read")}
						text={localize(error.message)}
					>
						<Button onClick={() => void refetch()}>{t("重试 | Try again")}</Button>
					</EmptyBox>
				)}
				{data?.records.length === 0 && <EmptyBox title={t("没有通告 | No announcement")} />}
				{data && data.records.length > 0 && <NoticeList notices={data.records} onOpen={openNotice} marked />}
			</section>
			{data && (
				<Pagination
					itemRender={namedArrows}
					className={styles.pages ?? ""}
					size="small"
					current={filter.pageNo}
					pageSize={filter.pageSize}
					total={data.total}
					hideOnSinglePage
					showTotal={(total) => t("共 {total} 条 | {total} in all", { total })}
					onChange={(pageNo, pageSize) => change({ pageNo, pageSize })}
				/>
			)}
		</Flex>
	);
}

function useMine(filter: NoticeFilter) {
	const client = useQueryClient();
	const locale = useLocale();
	const again = () => void client.invalidateQueries({ queryKey: [MINE_KEY] });
	const hear = ({ op }: { op: string }) => {
		if (op.startsWith("announcement.")) again();
	};
	useTopic("user", { onEvent: hear, onResync: again });
	useTopic("notice", { onEvent: hear, onResync: again });
	return useQuery({
		queryKey: [MINE_KEY, locale, filter],
		queryFn: ({ signal }) => fetchMine(filter, signal),
		placeholderData: (old) => old,
	});
}

interface FilterProps {
	filter: NoticeFilter;
	onChange: (part: Partial<NoticeFilter>) => void;
}

function Filters({ filter, onChange }: FilterProps) {
	return (
		<Flex wrap align="center" gap="small">
			<Segmented<NoticeFilter["readFlag"]>
				aria-label={t("阅读状态 | Read or not")}
				value={filter.readFlag}
				options={STATES.map(([value, label]) => ({ value, label: t(label) }))}
				onChange={(readFlag) => onChange({ readFlag })}
			/>
			<Select
				aria-label={t("消息类型 | Kind")}
				className={styles.select ?? ""}
				allowClear
				placeholder={t("消息类型 | Kind")}
				value={filter.msgCategory || null}
				options={KINDS.map(([value, label]) => ({ value, label: t(label) }))}
				onChange={(kind) => onChange({ msgCategory: kind ?? "" })}
			/>
			<Select
				aria-label={t("优先级 | Priority")}
				className={styles.select ?? ""}
				allowClear
				placeholder={t("优先级 | Priority")}
				value={filter.priority || null}
				options={Object.entries(PRIORITIES).map(([value, label]) => ({
					value: value as keyof typeof PRIORITIES,
					label: t(label),
				}))}
				onChange={(priority) => onChange({ priority: priority ?? "" })}
			/>
			<Input.Search
				aria-label={t("标题 | Title")}
				className={styles.search ?? ""}
				allowClear={clearable()}
				placeholder={t("标题 | Title")}
				onSearch={(titile) => onChange({ titile: titile.trim() })}
			/>
		</Flex>
	);
}
