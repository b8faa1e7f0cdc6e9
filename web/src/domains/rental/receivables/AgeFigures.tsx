/** The sums of what is owed, and a bar for each age; a figure that is pressed shows its bills. */
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Statistic from "antd/es/statistic";
import { type Pair, t } from "@/kit/text";
import type { Tone } from "@/parts/chart/data";
import { BarChart } from "@/parts/chart/SeriesChart";
import { type Figure, FigureButtons } from "../cashier/FigureButtons";
import { sumText } from "../cashier/money";
import type { Aging, Asked, Bucket } from "./wire";

interface Props {
	aging: Aging;
	asked: Asked;
	change: (part: Partial<Asked>) => void;
}

const HEIGHT_PX = 180;

const BUCKETS: Readonly<Record<Bucket, { text: Pair; tone: Tone }>> = {
	current: { text: "未到期 | Not due", tone: "soft" },
	d7: { text: "1-7天 | 1-7 days", tone: "first" },
	d15: { text: "8-15天 | 8-15 days", tone: "first" },
	d30: { text: "16-30天 | 16-30 days", tone: "warn" },
	d60: { text: "31-60天 | 31-60 days", tone: "warn" },
	d90: { text: "61-90天 | 61-90 days", tone: "bad" },
	over: { text: "90天以上 | Over 90 days", tone: "bad" },
};

export function AgeFigures({ aging, asked, change }: Props) {
	const { buckets } = aging;
	const sums = [
		{ title: t("应收未收 | Receivable"), value: aging.total, bucket: "" },
		{ title: t("其中已逾期 | Of it late"), value: aging.overdue, bucket: "late" },
	] as const;
	return (
		<Card variant="borderless">
			<Flex vertical gap="middle">
				<Flex wrap gap="var(--ant-margin) var(--ant-margin-xxl)">
					{sums.map(({ title, value, bucket }) => (
						<Statistic key={title} title={title} value={sumText(value)} data-sum={bucket || "all"} />
					))}
					<Statistic title={t("欠款人 | Lessees who owe")} value={aging.lesseeCount} />
				</Flex>
				<BarChart
					title={t("按逾期天数（元） | By days late (¥)")}
					labels={buckets.map(({ code }) => t(BUCKETS[code].text))}
					height={HEIGHT_PX}
					series={[
						{
							name: t("未付 | Open"),
							values: buckets.map(({ amount }) => Math.round(Number(amount))),
							toneAt: (at) => BUCKETS[buckets[at]?.code ?? "current"].tone,
						},
					]}
				/>
				<FigureButtons
					label={t("逾期天数 | Days late")}
					figures={figuresOf(aging)}
					chosen={asked.bucket}
					choose={(bucket) => change({ bucket })}
				/>
			</Flex>
		</Card>
	);
}

/** All, what is late of it, and each age: every one of them opens its bills. */
function figuresOf({ buckets, total, overdue }: Aging): Figure<Asked["bucket"]>[] {
	const countOf = (some: Aging["buckets"]) => some.reduce((sum, { count }) => sum + count, 0);
	const late = buckets.filter(({ code }) => code !== "current");
	return [
		{ code: "", name: t("全部 | All"), count: countOf(buckets), amount: total },
		{ code: "late", name: t("已逾期 | Late"), count: countOf(late), amount: overdue },
		...buckets.map((one) => ({ ...one, name: t(BUCKETS[one.code].text) })),
	];
}
