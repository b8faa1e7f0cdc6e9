/** Which day and which houses are shown, and the two ways to fill the columns. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Segmented from "antd/es/segmented";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import dayjs from "dayjs";
import { fetchPage } from "@/engine/wire";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { clearable } from "@/parts/clearable";
import type { BoardData } from "../board";
import type { BoardFilter } from "../state/useBoardFilter";
import styles from "./Dispatch.module.css";

interface ToolbarProps {
	data: BoardData;
	filter: BoardFilter;
	change: (wish: Partial<BoardFilter>) => void;
	add: () => void;
	fill: () => void;
}

export function Toolbar({ data, filter, change, add, fill }: ToolbarProps) {
	const may = useMay();
	const waiting = data.orders.filter((order) => order.state === "pending").length;
	return (
		<Flex wrap align="center" gap="small">
			<Segmented
				aria-label={t("显示方式 | Shown as")}
				value={filter.calendar ? "calendar" : "board"}
				onChange={(view) => change({ calendar: view === "calendar" })}
				options={[
					{ value: "board", label: t("看板 | Board") },
					{ value: "calendar", label: t("日历 | Calendar") },
				]}
			/>
			<DatePicker
				value={dayjs(data.date)}
				allowClear={false}
				aria-label={t("日期 | Date")}
				onChange={(day) => {
					const date = day?.format("YYYY-MM-DD") ?? null;
					change({ date: date === data.today ? null : date });
				}}
			/>
			<Places data={data} filter={filter} change={change} />
			<Input.Search
				className={styles.find}
				allowClear={clearable()}
				defaultValue={filter.text}
				placeholder={t("房间、单号、人员 | Room, number, person")}
				aria-label={t("查找 | Find")}
				onChange={(event) => change({ text: event.target.value })}
			/>
			<Flex component="label" align="center" gap="small">
				<Switch size="small" checked={filter.showOff} onChange={(showOff) => change({ showOff })} />
				{t("显示休息人员 | Show off duty")}
			</Flex>
			<Flex flex="auto" justify="flex-end" gap="small">
				{may("housekeeping:order:dispatch") && (
					<Button onClick={fill} disabled={waiting === 0}>
						{t("自动派单 | Auto-fill")}
					</Button>
				)}
				{may("housekeeping:order:add") && (
					<Button type="primary" onClick={add}>
						{t("新增保洁单 | New order")}
					</Button>
				)}
			</Flex>
		</Flex>
	);
}

function Places({ data, filter, change }: Pick<ToolbarProps, "data" | "filter" | "change">) {
	const communities = useQuery({
		queryKey: ["hk-communities"],
		queryFn: async () => (await fetchPage("rental/community", { pageSize: 100 })).records,
		staleTime: 600_000,
		retry: false,
	});
	const seen = new Set(data.orders.map((order) => order.communityId));
	const names = (communities.data ?? []).filter((row) => seen.has(row.id) || row.id === filter.community);
	const inCommunity = data.orders.filter(
		(order) => !filter.community || order.communityId === filter.community,
	);
	const buildings = [...new Set(inCommunity.map((order) => order.buildingName).filter(Boolean))].sort();
	return (
		<>
			<Select
				className={styles.pick}
				allowClear
				value={filter.community}
				placeholder={t("全部小区 | All communities")}
				aria-label={t("小区 | Community")}
				options={names.map((row) => ({ value: row.id, label: String(row.name) }))}
				onChange={(community) => change({ community: community ?? null, building: null })}
			/>
			<Select
				className={styles.pick}
				allowClear
				value={filter.building}
				placeholder={t("全部楼栋 | All buildings")}
				aria-label={t("楼栋 | Building")}
				options={buildings.map((name) => ({ value: name, label: name }))}
				onChange={(building) => change({ building: building ?? null })}
			/>
		</>
	);
}
