/** The middle of the wall: the month, the buildings and what is on, by turns. */
import Flex from "antd/es/flex";
import Progress from "antd/es/progress";
import { type ReactNode, useEffect, useState } from "react";
import { type Pair, t } from "@/kit/text";
import type { Wall } from "./api";
import styles from "./Bigscreen.module.css";
import { RoomPlan } from "./RoomPlan";
import { type Turn, turnsOf } from "./turns";

const STAYS_MS = 15_000;
const HEADS: Readonly<Record<Turn["kind"], Pair>> = {
	month: "30 天入住率 | Occupancy over 30 days",
	plan: "房态图 | Rooms by building",
	activities: "近期活动 | Coming activities",
};

/** `month` is drawn by the caller, who has its figures. */
export function WallMiddle({ wall, month }: { wall: Wall; month: ReactNode }) {
	const [at, setAt] = useState(0);
	const turns = turnsOf(wall, new URLSearchParams(location.search).get("show"));
	useEffect(() => {
		const timer = setInterval(() => setAt((before) => before + 1), STAYS_MS);
		return () => clearInterval(timer);
	}, []);
	const turn = turns[at % turns.length] ?? { kind: "month" };
	return (
		<Flex
			component="section"
			vertical
			gap="middle"
			className={styles.panel}
			data-place="month"
			data-turn={turn.kind}
		>
			<h2>{t(HEADS[turn.kind])}</h2>
			{turn.kind === "month" && month}
			{turn.kind === "plan" && <RoomPlan buildings={turn.buildings} />}
			{turn.kind === "activities" && <Activities wall={wall} />}
		</Flex>
	);
}

function Activities({ wall: { activities } }: { wall: Wall }) {
	return (
		<Flex component="ul" vertical gap="middle" style={{ padding: 0, listStyle: "none" }}>
			{activities.map(({ id, title, place, beginAt, running, taken, capacity }) => (
				<Flex component="li" key={id} gap="large" align="center" data-activity={id}>
					<span style={{ flex: "0 0 200px" }}>{beginAt.slice(5, 16)}</span>
					<span style={{ flex: 1, minWidth: 0 }}>
						{title} {running && <b style={{ color: "var(--ant-color-success)" }}>{t("进行中 | On now")} </b>}
						{place && <small>{place}</small>}
					</span>
					<Progress
						style={{ flex: "0 0 240px" }}
						percent={capacity ? Math.round((taken / capacity) * 100) : 0}
						showInfo={false}
						strokeColor="var(--ant-color-primary)"
						railColor="var(--ant-color-border-secondary)"
						aria-label={t("{title}：已报名 {taken}/{capacity} | {title}: {taken} of {capacity} seats", {
							title,
							taken,
							capacity,
						})}
					/>
					<b style={{ flex: "0 0 96px", textAlign: "end" }}>{`${taken}/${capacity}`}</b>
				</Flex>
			))}
		</Flex>
	);
}
