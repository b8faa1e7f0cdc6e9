/** What stands on the wall. */
import Flex from "antd/es/flex";
import { useEffect, useState } from "react";
import { useDict } from "@/kit/dict";
import { type Pair, t } from "@/kit/text";
import { clockTime } from "@/kit/time";
import { useLiveStatus } from "@/live/status";
import { PieChart } from "@/parts/chart/PieChart";
import { BarChart } from "@/parts/chart/SeriesChart";
import type { Night, Wall } from "./api";
import styles from "./Bigscreen.module.css";
import { WallMiddle } from "./WallMiddle";

const TONIGHT = 9;

export function WallPicture({ wall }: { wall: Wall }) {
	const tonight = wall.nights[TONIGHT];
	const free = Math.max(0, wall.places - (tonight?.occupied ?? 0) - (tonight?.blocked ?? 0));
	return (
		<>
			<Head wall={wall} />
			<section className={styles.figures} aria-label={t("今日 | Today")}>
				<Ring share={wall.places ? (tonight?.occupied ?? 0) / wall.places : 0} />
				<Figure
					label="今日到店 | Arrivals"
					value={wall.today.arrived}
					of={wall.today.arrived + wall.today.arrivals}
				/>
				<Figure
					label="今日离店 | Departures"
					value={wall.today.departed}
					of={wall.today.departed + wall.today.departures}
				/>
				<Figure label="在住 | In house" value={wall.today.inHouse} />
				<Figure label="空房 | Free" value={free} />
			</section>
			{wall.income && <Income income={wall.income} />}
			<WallMiddle wall={wall} month={<Month nights={wall.nights} places={wall.places} today={wall.date} />} />
			<Flex component="section" vertical gap="middle" className={styles.panel} data-place="rooms">
				<h2>{t("房间清洁 | Rooms")}</h2>
				<Bars code="clean_state" counts={wall.rooms} />
			</Flex>
			<Flex component="section" vertical gap="middle" className={styles.panel} data-place="work">
				<h2>{t("保洁任务 | Housekeeping")}</h2>
				<Bars code="hk_state" counts={wall.housekeeping} />
			</Flex>
		</>
	);
}

function Head({ wall }: { wall: Wall }) {
	const [time, setTime] = useState(() => clockTime(Date.now()));
	const { phase } = useLiveStatus();
	useEffect(() => {
		const timer = setInterval(() => setTime(clockTime(Date.now())), 1000);
		return () => clearInterval(timer);
	}, []);
	return (
		<Flex component="header" align="center" gap="large" className={styles.head}>
			<h1>{wall.organisation}</h1>
			<span>{t("今日运营 | Today")}</span>
			<time>
				{wall.date} <b>{time}</b>
			</time>
			<i
				data-phase={phase}
				role="img"
				aria-label={phase === "connected" ? t("实时 | Live") : t("未连接 | Not connected")}
			/>
		</Flex>
	);
}

function Ring({ share }: { share: number }) {
	const taken = Math.round(share * 100);
	return (
		<Flex
			component="figure"
			vertical
			align="center"
			justify="center"
			gap="var(--ant-margin-sm)"
			className={styles.panel}
		>
			<PieChart
				bare
				named={false}
				size={200}
				title={t("今晚入住率 {percent} | {percent} taken tonight", { percent: `${taken}%` })}
				middle={`${taken}%`}
				slices={[
					{ name: t("入住 | Taken"), value: taken },
					{ name: t("其余 | The rest"), value: Math.max(0, 100 - taken), tone: "pale" },
				]}
				format={(percent) => `${percent}%`}
			/>
			<figcaption>{t("今晚入住率 | Taken tonight")}</figcaption>
		</Flex>
	);
}

function Figure({ label, value, of }: { label: Pair; value: number; of?: number }) {
	return (
		<Flex vertical justify="center" className={styles.panel}>
			<small>{t(label)}</small>
			<b>
				{value}
				{of !== undefined && <small> / {of}</small>}
			</b>
		</Flex>
	);
}

function Bars({ code, counts }: { code: string; counts: Record<string, number> }) {
	const items = useDict(code);
	const most = Math.max(1, ...Object.values(counts));
	const shown = items.filter((item) => (counts[item.value] ?? 0) > 0);
	if (shown.length === 0) return <p>{t("没有 | None")}</p>;
	return (
		<Flex component="ul" vertical justify="space-evenly" className={styles.bars}>
			{shown.map((item) => (
				<li key={item.value}>
					<span>{item.text}</span>
					<i>
						<i data-state={item.value} style={{ width: `${((counts[item.value] ?? 0) / most) * 100}%` }} />
					</i>
					<b>{counts[item.value]}</b>
				</li>
			))}
		</Flex>
	);
}

function Income({ income }: { income: NonNullable<Wall["income"]> }) {
	const yuan = (text: string) => `¥${Number(text).toLocaleString("zh-CN", { maximumFractionDigits: 0 })}`;
	return (
		<Flex component="section" vertical gap="middle" className={styles.panel} data-place="income">
			<h2>{t("本月收入 | Income of the month")}</h2>
			<b>{yuan(income.amount)}</b>
			<p>
				{t("收 {received} · 退 {refunded} | {received} in · {refunded} back", {
					received: yuan(income.received),
					refunded: yuan(income.refunded),
				})}
			</p>
		</Flex>
	);
}

const HEIGHT = 500;

/** Thirty nights as columns: taken and closed places, today marked, the past paler than what is to come. */
function Month({ nights, places, today }: { nights: Night[]; places: number; today: string }) {
	const share = (count: number) => (places ? Math.round((count / places) * 100) : 0);
	return (
		<div className={styles.month}>
			<BarChart
				bare
				stacked
				height={HEIGHT}
				most={100}
				title={words(nights, places, today)}
				labels={nights.map(({ night }) => `${Number(night.slice(5, 7))}/${Number(night.slice(8))}`)}
				series={[
					{
						name: t("入住 | Taken"),
						values: nights.map(({ occupied }) => share(occupied)),
						toneAt: (at) => toneOf(nights[at]?.night ?? "", today),
					},
					{ name: t("关房 | Closed"), values: nights.map(({ blocked }) => share(blocked)), tone: "warn" },
				]}
				format={(percent) => `${percent}%`}
			/>
		</div>
	);
}

function toneOf(night: string, today: string) {
	if (night === today) return "good";
	return night < today ? "soft" : "first";
}

function words(nights: Night[], places: number, today: string): string {
	const tonight = nights.find((night) => night.night === today);
	return t("{n} 晚的入住率，今晚 {taken}/{places} | Occupancy of {n} nights, tonight {taken} of {places}", {
		n: nights.length,
		taken: tonight?.occupied ?? 0,
		places,
	});
}
