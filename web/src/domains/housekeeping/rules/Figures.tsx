/** What a rule would have come to: its orders by day and building, hours and pay, beside what was raised then, with examples. */
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Statistic from "antd/es/statistic";
import Table from "antd/es/table";
import Tag from "antd/es/tag";
import { Link } from "react-router";
import { grouped, priced } from "@/kit/format";
import { may } from "@/kit/rights";
import { type Pair, t } from "@/kit/text";
import { BarChart } from "@/parts/chart/SeriesChart";
import look from "@/parts/look.module.css";
import { Moment } from "@/parts/Moment";
import type { Trial } from "../api";
import { spanText } from "../words";

type Part = Trial["items"][number];
type Example = Trial["examples"][number];

/** More colours than that nobody tells apart. */
const MOST_PLACES = 5;
const CHANGES: Readonly<Record<Example["change"], readonly [Pair, string]>> = {
	more: ["新增 | New", "green"],
	fewer: ["不再产生 | Gone", "red"],
	same: ["相同 | Same", "default"],
};
const yuan = (text: string) => priced(grouped(text));

export function Figures({ trial }: { trial: Trial }) {
	return (
		<>
			<Sums trial={trial} />
			<div className={look.halves}>
				<Orders trial={trial} />
				<Loads trial={trial} />
			</div>
			<div className={look.halves}>
				<Parts title={t("保洁项目 | Item")} parts={trial.items} />
				<Parts title={t("楼栋 | Building")} parts={trial.buildings} />
			</div>
			<Examples trial={trial} />
		</>
	);
}

function Sums({ trial }: { trial: Trial }) {
	const { then } = trial;
	const shown = [
		{ title: t("保洁单 | Orders"), value: grouped(trial.orders), before: grouped(then.orders) },
		{ title: t("工时 | Hours"), value: spanText(trial.minutes), before: spanText(then.minutes) },
		{ title: t("计酬 | Pay"), value: yuan(trial.pay), before: yuan(then.pay) },
	];
	return (
		<Card size="small">
			<Flex wrap gap="var(--ant-margin) var(--ant-margin-xxl)">
				{shown.map(({ title, value, before }) => (
					<Flex vertical key={title}>
						<Statistic title={title} value={value} formatter={(text) => text} />
						<span className={look.note}>{t("当时实际 {before} | Really raised: {before}", { before })}</span>
					</Flex>
				))}
			</Flex>
			<p className={`${look.quiet} ${look.above}`} data-compared>
				{t(
					"共{events}个触发事件：比当时多{more}单，少{fewer}单，相同{same}单 | {events} events: {more} orders more than then, {fewer} fewer, {same} the same",
					{ events: trial.events, more: trial.more, fewer: trial.fewer, same: trial.same },
				)}
				{trial.others > 0 &&
					t("；另有{n}个由其他规则处理 | ; another rule takes {n} of them", { n: trial.others })}
			</p>
		</Card>
	);
}

const dayName = (day: string) => day.slice(5);

function Orders({ trial: { buildings, days } }: { trial: Trial }) {
	const shown = buildings.length > MOST_PLACES + 1 ? MOST_PLACES : buildings.length;
	const series = buildings
		.slice(0, shown)
		.map(({ name }, at) => ({ name, values: days.map(({ orders }) => orders[at] ?? 0) }));
	if (shown < buildings.length)
		series.push({
			name: t("其他楼栋 | Other buildings"),
			values: days.map(({ orders }) => orders.slice(shown).reduce((sum, one) => sum + one, 0)),
		});
	return (
		<BarChart
			title={t("每日保洁单（按楼栋） | Orders a day, by building")}
			labels={days.map(({ day }) => dayName(day))}
			series={series}
			stacked
		/>
	);
}

const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10;

function Loads({ trial: { days } }: { trial: Trial }) {
	const over = days.filter(({ minutes, capacity }) => minutes > capacity);
	return (
		<div>
			<BarChart
				title={t("每日工时（小时） | Hours a day")}
				labels={days.map(({ day }) => dayName(day))}
				series={[
					{
						name: t("当时实际 | Then"),
						values: days.map(({ then }) => hoursOf(then)),
						tone: "soft",
					},
					{
						name: t("试算 | Tried"),
						values: days.map(({ minutes }) => hoursOf(minutes)),
						tone: "first",
						toneAt: (at) => (over.some((day) => day === days[at]) ? "bad" : undefined),
					},
				]}
			/>
			{over.length > 0 && (
				<p className={look.fault}>
					{t("{n}天超过现有在岗人员的每日上限：{days} | More than those on duty can do on {n} days: {days}", {
						n: over.length,
						days: over.map(({ day }) => dayName(day)).join(", "),
					})}
				</p>
			)}
		</div>
	);
}

function Parts({ title, parts }: { title: string; parts: Part[] }) {
	return (
		<Table<Part>
			size="small"
			rowKey="id"
			pagination={false}
			dataSource={parts}
			scroll={{ x: "max-content", y: 240 }}
			locale={{ emptyText: t("没有保洁单 | No orders") }}
			columns={[
				{ key: "name", title, dataIndex: "name", rowScope: "row" },
				{ key: "orders", title: t("单数 | Orders"), dataIndex: "orders", align: "right" },
				{
					key: "minutes",
					title: t("工时 | Hours"),
					align: "right",
					render: (_, part) => spanText(part.minutes),
				},
				{ key: "pay", title: t("计酬 | Pay"), align: "right", render: (_, part) => yuan(part.pay) },
			]}
		/>
	);
}

function Examples({ trial }: { trial: Trial }) {
	if (trial.examples.length === 0) return null;
	return (
		<Table<Example>
			size="small"
			rowKey={(row) => `${row.source} ${row.id} ${row.unit} ${row.at}`}
			pagination={false}
			dataSource={trial.examples}
			scroll={{ x: "max-content", y: 320 }}
			title={() => t("举例（前{n}条） | Examples, the first {n}", { n: trial.examples.length })}
			columns={[
				{ key: "change", title: t("与当时相比 | Against then"), render: (_, row) => <Change row={row} /> },
				{ key: "at", title: t("时间 | When"), render: (_, { at }) => <Moment at={at} /> },
				{ key: "unit", title: t("房间 | Room"), dataIndex: "unit" },
				{ key: "no", title: t("来源 | From"), render: (_, row) => <Source row={row} /> },
			]}
		/>
	);
}

function Change({ row }: { row: Example }) {
	const [words, color] = CHANGES[row.change];
	return <Tag color={color}>{t(words)}</Tag>;
}

/** Opens the stay, the lease or the block, where the reader may see such. */
function Source({ row }: { row: Example }) {
	const text = [row.no, row.dayN && t("第{n}天 | day {n}", { n: row.dayN })].filter(Boolean).join(" · ");
	if (!may(`${row.source.replaceAll("/", ":")}:list`)) return <>{text}</>;
	return (
		<Link to={`/${row.source}?open=${row.id}`} target="_blank">
			{text || t("打开 | Open")}
		</Link>
	);
}
