/** The foot: every colour with its mark, its live number, and a click to see only that. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { useMemo } from "react";
import { t } from "@/kit/text";
import styles from "./board.module.css";
import { Mark } from "./Mark";
import { countedLeaves, countToday } from "./model/figures";
import { LEGEND, type LegendEntry, legendCounts } from "./model/legend";
import { isKnown, isWaiting } from "./model/model";
import { keep, useBoard, useBoardState } from "./state/board";

export function Legend() {
	const board = useBoard();
	const shown = useBoardState((state) => state.legend);
	const counts = useCounts();
	const known = useBoardState(
		(state) => state.changes >= 0 && isKnown(board.model, state.communityId, board.model.today),
	);
	const otherDay = useBoardState((state) => state.view === "tiles" && state.tileDay !== null);
	const countOf = ({ key }: LegendEntry): number | "–" | "" =>
		otherDay ? "" : known ? (counts.get(key) ?? 0) : "–";
	return (
		<Flex wrap align="center" className={styles.foot} role="toolbar" aria-label={t("图例 | Legend")}>
			<Button size="small" type="text" aria-expanded={shown} onClick={() => keep(board, { legend: !shown })}>
				{t("图例 | Legend")} {shown ? "▾" : "▸"}
			</Button>
			{shown && LEGEND.map((entry) => <Entry key={entry.key} entry={entry} count={countOf(entry)} />)}
		</Flex>
	);
}

function Entry({ entry, count }: { entry: LegendEntry; count: number | "–" | "" }) {
	const board = useBoard();
	const filter = useBoardState((state) => state.filter);
	const pressed = filter.legendKey === entry.key;
	return (
		<Button
			size="small"
			color={pressed ? "primary" : "default"}
			variant={pressed ? "filled" : "text"}
			icon={<Swatch entry={entry} />}
			aria-pressed={pressed}
			data-legend={entry.key}
			onClick={() => keep(board, { filter: { ...filter, legendKey: pressed ? null : entry.key } })}
		>
			{t(entry.text)} <b>{count}</b>
		</Button>
	);
}

/** As it looks on the board, in small. */
function Swatch({ entry: { key, group, tone, mark, amber, owing } }: { entry: LegendEntry }) {
	const isClean = group === "clean";
	return (
		<span
			className={styles.swatch}
			data-clean={isClean ? key : undefined}
			data-tone={isClean ? undefined : tone}
		>
			{amber && <i className={amber === "start" ? styles.amberStart : styles.amberEnd} />}
			<Mark name={mark} />
			{owing && <i className={styles.owing} />}
		</span>
	);
}

/** Numbers are those of today, for the community that is shown; beside tiles of another day none are. */
function useCounts(): Map<string, number> {
	const board = useBoard();
	const changes = useBoardState((state) => state.changes);
	const community = useBoardState((state) => state.communityId);
	// biome-ignore lint/correctness/useExhaustiveDependencies: changes stands for the model
	return useMemo(() => {
		const { model } = board;
		const here = (unitId: string) =>
			community === "all" || model.units.get(unitId)?.communityId === community;
		const leaves = countedLeaves(model, (unit) => here(unit.id));
		const stays = [...model.stays.values()].filter((stay) => here(stay.unitId) && !isWaiting(stay));
		const units = [...model.units.values()].filter((unit) => here(unit.id));
		return legendCounts(stays, units, countToday(model, leaves), model.today);
	}, [board, changes, community]);
}
