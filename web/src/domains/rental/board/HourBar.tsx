/** What can be done with a painted block of hours: its price, and a new order of day use. */

import Button from "antd/es/button";
import { useEffect, useState } from "react";
import { may, useReadOnly } from "@/kit/rights";
import { patchCell } from "@/kit/state";
import { t } from "@/kit/text";
import { readDayUseQuote } from "../api";
import { sumText } from "../cashier/money";
import { FloatingBar } from "./FloatingBar";
import { isoOf, shanghaiToday, timeOfDay } from "./model/day";
import { type HourCell, hoursText, staysInHours } from "./model/hours";
import { describe } from "./state/acts";
import { useBoard, useBoardState } from "./state/board";
import { enterHours } from "./state/commands";

const NONE: ReadonlySet<string> = new Set();

export function HourBar({ cell }: { cell: HourCell }) {
	const board = useBoard();
	useBoardState((state) => state.changes);
	const unit = board.model.units.get(cell.unitId);
	const [rival] = staysInHours(board.model, cell.unitId, cell, {
		stayIds: NONE,
		clientId: board.clientId,
	});
	const readOnly = useReadOnly();
	const total = useDayUsePrice(cell.unitId, isoOf(cell.day));
	const { from, to } = hoursText(cell);
	const now = (shanghaiToday() + timeOfDay()) * 1440;
	const past = cell.day * 1440 + cell.to <= now;
	const sold = unit?.sellable && unit.riyue !== "2";
	return (
		<FloatingBar
			label="已选时段 | Chosen hours"
			clear={() => patchCell(board.state, { hourPaint: null })}
			data-hour-selection={`${from}–${to}`}
		>
			<span>
				{unit?.title} · {isoOf(cell.day).slice(5)} {from}–{to} ·{" "}
				{t("{n}小时 | {n} h", { n: (cell.to - cell.from) / 60 })}
				{rival && ` · ${t("已被占用 | Taken")}: ${describe(rival)}`}
				{!rival && past && ` · ${t("时段已过 | These hours have passed")}`}
			</span>
			{total && !rival && <strong>{sumText(total)}</strong>}
			{!readOnly && (
				<Button
					type="primary"
					size="small"
					disabled={rival !== undefined || past || !sold || !may("rental:order:add")}
					onClick={() => enterHours(board, cell)}
				>
					{t("录入钟点房 | New day use")}
				</Button>
			)}
		</FloatingBar>
	);
}

function useDayUsePrice(unitId: string, day: string): string | null {
	const [price, setPrice] = useState<string | null>(null);
	useEffect(() => {
		setPrice(null);
		const abort = new AbortController();
		readDayUseQuote(unitId, day, abort.signal).then(
			(quote) => setPrice(quote.total),
			() => undefined,
		);
		return () => abort.abort();
	}, [unitId, day]);
	return price;
}
