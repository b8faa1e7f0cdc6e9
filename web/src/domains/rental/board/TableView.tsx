/** The board as a plain table of stays: for screen readers, for printing, and for reading line by line. */

import Button from "antd/es/button";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import dayjs from "dayjs";
import { useCallback, useEffect, useMemo } from "react";
import { patchCell, readCell } from "@/kit/state";
import { t } from "@/kit/text";
import { showYuan } from "../cashier/money";
import { dayOf, isoOf } from "./model/day";
import { stayFits } from "./model/filter";
import { isOwing } from "./model/legend";
import { type BoardStay, isWaiting } from "./model/model";
import { touches } from "./model/stays";
import { type Board, useBoard, useBoardState } from "./state/board";
import { openStay } from "./state/commands";
import { useShownRows } from "./state/rowsOf";
import styles from "./table.module.css";
import { barText, hasMoney, lengthText, stateText, waitingText } from "./words";

function useStays(): BoardStay[] {
	const board = useBoard();
	const shown = useShownRows();
	const changes = useBoardState((state) => state.changes);
	const days = useBoardState((state) => state.sightDays);
	const legendKey = useBoardState((state) => state.filter.legendKey);
	// biome-ignore lint/correctness/useExhaustiveDependencies: changes stands for the model
	return useMemo(() => {
		const { communityId } = readCell(board.state);
		const isHere = (stay: BoardStay) =>
			isWaiting(stay) && (communityId === "all" || stay.communityId === communityId);
		const places = new Map(shown.order.map((id, index) => [id, index]));
		return [...board.model.stays.values()]
			.filter(
				(stay) =>
					(places.has(stay.unitId) || isHere(stay)) &&
					touches(stay, days.first, days.last) &&
					stayFits(stay, legendKey, board.model.today),
			)
			.sort((a, b) => (places.get(a.unitId) ?? -1) - (places.get(b.unitId) ?? -1) || a.start - b.start);
	}, [board, shown, changes, days, legendKey]);
}

export function TableView() {
	const board = useBoard();
	const days = useBoardState((state) => state.sightDays);
	const stays = useStays();
	const change = useRange(board);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
		<section className={styles.page} tabIndex={0} aria-label={t("房态表格 | Board as a table")}>
			<Flex wrap align="center" gap="small">
				<DatePicker
					aria-label={t("自 | From")}
					allowClear={false}
					value={dayjs(isoOf(days.first))}
					onChange={(day) => day && change(dayOf(day.format("YYYY-MM-DD")))}
				/>
				{t("至 | to")} {isoOf(days.last)} · {t("{n}条 | {n} stays", { n: stays.length })}
				<Button onClick={() => window.print()}>{t("打印 | Print")}</Button>
			</Flex>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{t("房间 | Unit")}</th>
						<th scope="col">{t("客人 | Guest")}</th>
						<th scope="col">{t("状态 | State")}</th>
						<th scope="col">{t("到店 | From")}</th>
						<th scope="col">{t("离店 | To")}</th>
						<th scope="col">{t("晚数 | Nights")}</th>
						<th scope="col">{t("余额 | Balance")}</th>
						<th scope="col">{t("备注 | Note")}</th>
					</tr>
				</thead>
				<tbody>
					{stays.map((stay) => (
						<tr key={stay.id} data-stay-id={stay.id} data-kind={stay.kind} data-state={stay.state}>
							<th scope="row">
								{board.model.units.get(stay.unitId)?.title ?? (isWaiting(stay) ? waitingText(stay) : "")}
							</th>
							<td>
								{stay.kind === "hold" ? (
									barText(stay)
								) : (
									<button type="button" onClick={() => openStay(board, stay)}>
										{barText(stay) || stay.no}
									</button>
								)}
							</td>
							<td>{stateText(stay.state)}</td>
							<td>{stay.from}</td>
							<td>{stay.to}</td>
							<td>{stay.hours ? lengthText(stay) : stay.end - stay.start}</td>
							<td data-owing={isOwing(stay)}>{hasMoney(stay) ? showYuan(stay.balance) : ""}</td>
							<td>{stay.remark}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** The toolbar's "first 10", "next 10" and date move the range of the table as they scroll the chart. */
function useRange(board: Board): (first: number) => void {
	const change = useCallback(
		(first: number) => {
			const { sightDays } = readCell(board.state);
			patchCell(board.state, { sightDays: { first, last: first + sightDays.last - sightDays.first } });
		},
		[board],
	);
	useEffect(() => {
		board.showFrom = change;
		board.firstDay = () => readCell(board.state).sightDays.first;
	}, [board, change]);
	return change;
}
