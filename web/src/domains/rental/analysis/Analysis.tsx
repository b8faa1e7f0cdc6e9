/** The analysis (经营分析): how full the houses were and will be, what the nights brought, and who came how, each figure with its rows. */
import Button from "antd/es/button";
import Card from "antd/es/card";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import dayjs from "dayjs";
import { useState } from "react";
import { localize, t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { BarChart, LineChart } from "@/parts/chart/SeriesChart";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { CommunityChoice } from "../CommunityChoice";
import { sumText } from "../cashier/money";
import { Arriving } from "./Arriving";
import { LinesTable } from "./LinesTable";
import { OpenedDrawer } from "./OpenedDrawer";
import { Totals } from "./Totals";
import { type Analysis, FORMULAS, type Opened, type Period, useAnalysis } from "./wire";

const DAY = "YYYY-MM-DD";
const percent = (share: number) => `${share}%`;
const yuan = (text: string | null) => (text === null ? null : Math.round(Number(text)));

export default function AnalysisPage() {
	const [period, setPeriod] = useState<Period>({ from: null, to: null, communityId: "" });
	const [opened, setOpened] = useState<Opened | null>(null);
	const { data, error, refetch } = useAnalysis(period);
	if (error) return <Broken error={error} retry={() => void refetch()} />;
	if (!data) return <Waiting />;
	return (
		<Flex vertical gap="middle">
			<Asked data={data} period={period} change={setPeriod} />
			<Totals total={data.total} open={setOpened} />
			<Months data={data} open={setOpened} />
			<Places data={data} open={setOpened} />
			<Arriving data={data} open={setOpened} />
			<Books books={data.books} open={setOpened} />
			{opened && (
				<OpenedDrawer
					opened={opened}
					period={{ ...period, from: data.from, to: data.to }}
					close={() => setOpened(null)}
				/>
			)}
		</Flex>
	);
}

interface AskedProps {
	data: Analysis;
	period: Period;
	change: (period: Period) => void;
}

function Asked({ data, period, change }: AskedProps) {
	return (
		<Flex wrap align="center" gap="small">
			<CommunityChoice
				value={period.communityId}
				choose={(communityId) => change({ ...period, communityId })}
			/>
			<DatePicker.RangePicker
				aria-label={t("期间 | Period")}
				allowClear={false}
				value={[dayjs(data.from), dayjs(data.to)]}
				onChange={(days) =>
					change({
						...period,
						from: days?.[0]?.format(DAY) ?? null,
						to: days?.[1]?.format(DAY) ?? null,
					})
				}
			/>
		</Flex>
	);
}

interface PartProps {
	data: Analysis;
	open: (opened: Opened) => void;
}

function Months({ data: { months }, open }: PartProps) {
	const labels = months.map(({ name }) => name.slice(2));
	return (
		<Card variant="borderless" title={t("逐月 | By month")}>
			<div className={`${look.halves} ${look.below}`}>
				<LineChart
					title={t("出租率 | Occupancy")}
					labels={labels}
					format={percent}
					most={100}
					series={[{ name: t("出租率 | Occupancy"), values: months.map(({ occupancy }) => occupancy) }]}
				/>
				<LineChart
					title={t("平均房价与 RevPAR（元） | ADR and RevPAR (¥)")}
					labels={labels}
					series={[
						{ name: "ADR", values: months.map(({ adr }) => yuan(adr)), tone: "first" },
						{ name: "RevPAR", values: months.map(({ revpar }) => yuan(revpar)), tone: "good" },
					]}
				/>
			</div>
			<LinesTable title={t("月份 | Month")} lines={months} group="month" open={open} />
		</Card>
	);
}

function Places({ data: { buildings, types }, open }: PartProps) {
	const parts = [
		["building", t("楼栋 | Building"), buildings],
		["type", t("户型 | Type"), types.map((line) => ({ ...line, name: localize(line.name) }))],
	] as const;
	return (
		<Card variant="borderless" title={t("出租率对比 | Occupancy by place")}>
			<div className={look.halves}>
				{parts.map(([group, title, lines]) => (
					<Flex vertical gap="middle" key={group}>
						<BarChart
							title={t("出租率：{by} | Occupancy by {by}", { by: title })}
							labels={lines.map(({ name }) => name)}
							format={percent}
							most={100}
							series={[{ name: t("出租率 | Occupancy"), values: lines.map(({ occupancy }) => occupancy) }]}
						/>
						<LinesTable title={title} lines={lines} group={group} open={open} />
					</Flex>
				))}
			</div>
		</Card>
	);
}

function Books({ books, open }: { books: Analysis["books"]; open: (opened: Opened) => void }) {
	const labels = books.months.map(({ month }) => month.slice(2));
	const title = t("在手预订 | On the books");
	return (
		<Card
			variant="borderless"
			title={title}
			extra={
				<Button
					type="link"
					onClick={() => open({ of: "sold", from: books.from, to: books.to, title, formula: FORMULAS.books })}
				>
					{t("明细与公式 | Rows and formula")}
				</Button>
			}
		>
			<p className={look.quiet} title={t(FORMULAS.books)}>
				{t(
					"近{n}天新增 {nights} 晚 {yuan}，去年同期 {before} 晚 {thenYuan} | Last {n} days: {nights} nights {yuan}; a year ago {before} nights {thenYuan}",
					{
						n: books.days,
						nights: books.pickUp.nights,
						yuan: sumText(books.pickUp.revenue),
						before: books.pickUpLastYear.nights,
						thenYuan: sumText(books.pickUpLastYear.revenue),
					},
				)}
			</p>
			<div className={look.halves}>
				<BarChart
					title={t("已订房晚 | Nights booked")}
					labels={labels}
					series={[
						{
							name: t("去年同期 | Last year"),
							values: books.months.map(({ lastYear }) => lastYear.nights),
							tone: "soft",
						},
						{ name: t("现在 | Now"), values: books.months.map(({ nights }) => nights), tone: "first" },
					]}
				/>
				<BarChart
					title={t("预计房费（元） | Room revenue booked (¥)")}
					labels={labels}
					series={[
						{
							name: t("去年同期 | Last year"),
							values: books.months.map(({ lastYear }) => yuan(lastYear.revenue)),
							tone: "soft",
						},
						{
							name: t("现在 | Now"),
							values: books.months.map(({ revenue }) => yuan(revenue)),
							tone: "first",
						},
					]}
				/>
			</div>
		</Card>
	);
}
