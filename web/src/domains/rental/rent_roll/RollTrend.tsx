/** Twelve months of the rent roll: what was due and came in, what stood empty, how many leases were renewed, and the rates of both. */
import Card from "antd/es/card";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { BarChart, LineChart } from "@/parts/chart/SeriesChart";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { type Trend, useTrend } from "./wire";

const yuan = (text: string) => Math.round(Number(text));
const percent = (share: number) => `${share}%`;
const shareText = (share: number | null) => (share === null ? "—" : percent(share));
const shareOf = (part: number, whole: number) => (whole > 0 ? Math.round((part * 1000) / whole) / 10 : null);

export function RollTrend({ communityId }: { communityId: string }) {
	const trend = useTrend(communityId);
	if (trend.error) return <Broken error={trend.error} retry={() => void trend.refetch()} />;
	if (!trend.data) return <Waiting />;
	return (
		<Card variant="borderless">
			<div className={look.halves}>
				<Charts trend={trend.data} />
			</div>
		</Card>
	);
}

function Charts({ trend: { months, collection, renewal } }: { trend: Trend }) {
	const labels = months.map(({ month }) => month.slice(2));
	return (
		<>
			<BarChart
				title={t("应收与实收（元） | Due and received (¥)")}
				labels={labels}
				series={[
					{ name: t("应收 | Due"), values: months.map(({ due }) => yuan(due)), tone: "soft" },
					{ name: t("实收 | Received"), values: months.map(({ received }) => yuan(received)), tone: "first" },
				]}
			/>
			<LineChart
				title={t("收缴率{collected}，续租率{renewed} | {collected} collected, {renewed} renewed", {
					collected: shareText(collection),
					renewed: shareText(renewal),
				})}
				labels={labels}
				format={percent}
				most={100}
				series={[
					{
						name: t("收缴率 | Collected"),
						values: months.map((month) => month.collection),
						tone: "first",
					},
					{
						name: t("续租率 | Renewed"),
						values: months.map(({ ended, renewed }) => shareOf(renewed, ended)),
						tone: "good",
					},
				]}
			/>
			<BarChart
				title={t("空置损失（元） | Lost to vacancy (¥)")}
				labels={labels}
				series={[
					{
						name: t("空置损失 | Vacancy"),
						values: months.map(({ vacancy }) => yuan(vacancy)),
						tone: "warn",
					},
				]}
			/>
			<BarChart
				title={t("到期与续租（份） | Ended and renewed")}
				labels={labels}
				series={[
					{ name: t("到期 | Ended"), values: months.map(({ ended }) => ended), tone: "soft" },
					{ name: t("续租 | Renewed"), values: months.map(({ renewed }) => renewed), tone: "good" },
				]}
			/>
		</>
	);
}
