/** Twelve months side by side: what came in, and how the nights were used. */
import { t } from "@/kit/text";
import { BarChart } from "@/parts/chart/BarChart";
import { vacancy } from "./months";
import styles from "./portrait.module.css";
import type { Mode, Month } from "./wire";

export function Months({ months, mode }: { months: Month[]; mode: Mode }) {
	const known = months.every((month) => month.income !== null);
	return (
		<section className={styles.charts}>
			{known && <Income months={months} mode={mode} />}
			<Nights months={months} />
		</section>
	);
}

function Income({ months, mode }: { months: Month[]; mode: Mode }) {
	const title =
		mode === "daily"
			? t("每月房费（元） | Room charges by month (¥)")
			: t("每月实收租金（元） | Rent received by month (¥)");
	return (
		<BarChart
			title={title}
			labels={months.map(({ month }) => month.slice(2))}
			series={[
				{
					name: t("金额（元） | Amount (¥)"),
					values: months.map(({ income }) => Math.round(Number(income))),
				},
			]}
		/>
	);
}

function Nights({ months }: { months: Month[] }) {
	const empty = (month: Month) => Math.max(0, month.places - month.taken - month.blocked);
	return (
		<BarChart
			stacked
			axis={false}
			title={t("每月夜数（上方为空置率） | Nights by month (vacancy above)")}
			labels={months.map(({ month }) => month.slice(2))}
			series={[
				{ name: t("入住 | Taken"), values: months.map(({ taken }) => taken), tone: "first" },
				{ name: t("关房 | Closed"), values: months.map(({ blocked }) => blocked), tone: "third" },
				{ name: t("空置 | Empty"), values: months.map(empty), tone: "pale" },
			]}
			over={(at, room) => vacancyText(months[at], room)}
		/>
	);
}

const NARROW_PX = 30;

function vacancyText(month: Month | undefined, room: number): string {
	const empty = month ? vacancy(month) : null;
	return empty === null ? "" : `${empty}${room < NARROW_PX ? "" : "%"}`;
}
