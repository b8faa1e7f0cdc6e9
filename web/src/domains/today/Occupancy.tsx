/** How full the house is tonight and for the next fourteen nights, as a picture with its numbers behind it. */

import Flex from "antd/es/flex";
import Select from "antd/es/select";
import { useState } from "react";
import { Link } from "react-router";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { PieChart } from "@/parts/chart/PieChart";
import { BarChart } from "@/parts/chart/SeriesChart";
import look from "@/parts/look.module.css";
import { type Night, occupancyOf, percent } from "./figures";
import styles from "./Today.module.css";
import { BOARD_RIGHT, keepCommunity, keptCommunity, NIGHTS, useNights } from "./useToday";

export function Occupancy() {
	const may = useMay();
	const allowed = may(BOARD_RIGHT);
	const [community, choose] = useState<string | null>(keptCommunity);
	const nights = useNights(community, allowed);
	// A kept choice may be of another tenant or gone: then the first community is shown.
	if (nights.error && community) choose(null);
	if (!allowed || !nights.data || nights.data.days.length === 0) return null;
	const { days, communities, communityId } = nights.data;
	const shown = days.slice(0, NIGHTS);
	const tonight = shown[0];
	return (
		<Flex
			component="section"
			vertical
			gap="var(--ant-margin-sm)"
			className={look.framed}
			aria-labelledby="occupancy"
		>
			<Flex component="header" wrap align="center" gap="small">
				<h2 id="occupancy">
					{t("未来 {count} 晚入住率 | Occupancy, next {count} nights", { count: NIGHTS })}
				</h2>
				<Select
					value={communityId}
					aria-label={t("小区 | Community")}
					popupMatchSelectWidth={false}
					options={communities.map(({ id, name }) => ({ value: id, label: name }))}
					onChange={(id: string) => {
						keepCommunity(id);
						choose(id);
					}}
				/>
				<Link to="/rental/board" className={styles.go}>
					{t("打开房态图 | Open the board")}
				</Link>
			</Flex>
			<Flex wrap gap="large">
				{tonight && <Tonight night={tonight} />}
				<Bars nights={shown} />
			</Flex>
		</Flex>
	);
}

function Tonight({ night }: { night: Night }) {
	const share = occupancyOf(night);
	return (
		<Flex component="figure" vertical align="center">
			<PieChart
				bare
				named={false}
				size={116}
				title={t("今晚 {share} | Tonight {share}", { share: percent(share) })}
				middle={percent(share)}
				slices={[
					{ name: t("入住 | Taken"), value: Math.round(share * 100), tone: "good" },
					{ name: t("空房 | Free"), value: 100 - Math.round(share * 100), tone: "pale" },
				]}
				format={(value) => `${value}%`}
			/>
			<figcaption>{t("今晚空 {free} 间 | {free} free tonight", { free: night.free })}</figcaption>
		</Flex>
	);
}

const NARROW_PX = 30;

function Bars({ nights }: { nights: Night[] }) {
	const shares = nights.map((night) => Math.round(occupancyOf(night) * 100));
	return (
		<div className={styles.bars}>
			<BarChart
				hideTitle
				stacked
				axis={false}
				height={150}
				most={100}
				title={t("未来 {count} 晚入住率 | Occupancy, next {count} nights", { count: nights.length })}
				labels={nights.map(({ date }) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`)}
				series={[
					{
						name: t("入住率 | Occupancy"),
						values: shares,
						tone: "first",
						toneAt: (at) => (isFree(nights[at]) ? "first" : "soft"),
					},
					{ name: t("空房 | Free"), values: shares.map((share) => 100 - share), tone: "pale" },
				]}
				format={(value) => `${value}%`}
				over={(at, room) => `${shares[at]}${room < NARROW_PX ? "" : "%"}`}
				tip={(at) => (nights[at] ? nightText(nights[at]) : "")}
			/>
		</div>
	);
}

/** Nights before a free day are the ones that sell. */
function isFree(night: Night | undefined): boolean {
	if (!night) return false;
	const day = new Date(`${night.date}T00:00:00Z`).getUTCDay();
	return day === 5 || day === 6 || Boolean(night.holiday);
}

function nightText(night: Night): string {
	const text = t(
		"{date}：空 {free}，到 {arrivals}，离 {departures} | {date}: {free} free, {arrivals} arrive, {departures} leave",
		{
			date: night.date,
			free: night.free,
			arrivals: night.arrivals,
			departures: night.departures,
		},
	);
	return night.holiday ? `${text} · ${night.holiday.name}` : text;
}
