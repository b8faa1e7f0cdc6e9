/** Today's four figures in the corner of the chart. */
import { useMemo } from "react";
import { t } from "@/kit/text";
import { countedLeaves, countToday } from "../core/figures";
import { isKnown } from "../core/model";
import { useBoard, useBoardState } from "../state/board";
import styles from "./board.module.css";

export function Corner() {
	const board = useBoard();
	const changes = useBoardState((state) => state.changes);
	const community = useBoardState((state) => state.communityId);
	// biome-ignore lint/correctness/useExhaustiveDependencies: changes stands for the model
	const counters = useMemo(
		() =>
			countToday(
				board.model,
				countedLeaves(board.model, (unit) => community === "all" || unit.communityId === community),
			),
		[board, changes, community],
	);
	const known = isKnown(board.model, community, board.model.today);
	const figures: [string, number, string][] = [
		[t("今日到店 | Due in"), counters.arrivals, "arrivals"],
		[t("今日离店 | Due out"), counters.departures, "departures"],
		[t("在住 | In house"), counters.inHouse, "inHouse"],
		[t("脏房 | Dirty"), counters.dirty, "dirty"],
	];
	return (
		<div className={styles.cornerFigures}>
			{figures.map(([text, count, key]) => (
				<span key={key} data-counter={key}>
					<b>{known ? count : "–"}</b>
					{text}
				</span>
			))}
		</div>
	);
}
