/** How full the house is tonight and for the next fourteen nights, as a picture with its numbers behind it. */
import Select from "antd/es/select";
import { useState } from "react";
import { Link } from "react-router";
import { useMay } from "@/kit/rights";
import { readStored, writeStored } from "@/kit/store";
import { t } from "@/kit/text";
import { type Night, occupancyOf, percent } from "./figures";
import styles from "./Today.module.css";
import { NIGHTS, useNights } from "./useToday";

const KEPT = "TODAY_COMMUNITY";

export function Occupancy() {
	const may = useMay();
	const allowed = may("rental:board:list");
	const [community, choose] = useState<string | null>(() => readStored<string>(KEPT));
	const nights = useNights(community, allowed);
	// A kept choice may be of another tenant or gone: then the first community is shown.
	if (nights.error && community) choose(null);
	if (!allowed || !nights.data || nights.data.days.length === 0) return null;
	const { days, communities, communityId } = nights.data;
	const shown = days.slice(0, NIGHTS);
	const tonight = shown[0];
	return (
		<section className={styles.occupancy} aria-labelledby="occupancy">
			<header>
				<h2 id="occupancy">
					{t("未来 {count} 晚入住率 | Occupancy, next {count} nights", { count: NIGHTS })}
				</h2>
				<Select
					value={communityId}
					aria-label={t("小区 | Community")}
					popupMatchSelectWidth={false}
					options={communities.map(({ id, name }) => ({ value: id, label: name }))}
					onChange={(id: string) => {
						writeStored(KEPT, id);
						choose(id);
					}}
				/>
				<Link to="/rental/board">{t("打开房态图 | Open the board")}</Link>
			</header>
			<div className={styles.nights}>
				{tonight && <Tonight night={tonight} />}
				<Bars nights={shown} />
			</div>
		</section>
	);
}

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

function Tonight({ night }: { night: Night }) {
	const share = occupancyOf(night);
	return (
		<figure className={styles.tonight}>
			<svg
				viewBox="0 0 100 100"
				width="116"
				height="116"
				role="img"
				aria-label={t("今晚 {share} | Tonight {share}", { share: percent(share) })}
			>
				<circle cx="50" cy="50" r={RADIUS} className={styles.ringBack} />
				<circle
					cx="50"
					cy="50"
					r={RADIUS}
					className={styles.ring}
					strokeDasharray={`${share * ROUND} ${ROUND}`}
					transform="rotate(-90 50 50)"
				/>
				<text x="50" y="57" textAnchor="middle" className={styles.ringText}>
					{percent(share)}
				</text>
			</svg>
			<figcaption>{t("今晚空 {free} 间 | {free} free tonight", { free: night.free })}</figcaption>
		</figure>
	);
}

function Bars({ nights }: { nights: Night[] }) {
	return (
		<ol className={styles.bars}>
			{nights.map((night) => {
				const share = occupancyOf(night);
				const day = new Date(`${night.date}T00:00:00Z`).getUTCDay();
				const weekend = day === 5 || day === 6;
				return (
					<li
						key={night.date}
						className={weekend || night.holiday ? styles.weekend : undefined}
						title={nightText(night)}
					>
						<span className={styles.share}>{percent(share)}</span>
						<span className={styles.column}>
							<span style={{ height: `${Math.max(2, share * 100)}%` }} />
						</span>
						<span className={styles.day}>
							{Number(night.date.slice(5, 7))}/{Number(night.date.slice(8))}
						</span>
						<span className="gj-sr">{nightText(night)}</span>
					</li>
				);
			})}
		</ol>
	);
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
