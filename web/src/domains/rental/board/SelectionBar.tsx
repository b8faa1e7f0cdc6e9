/** What can be done with the painted cells, with the live sum of their nights. */

import Button from "antd/es/button";
import { useEffect, useMemo, useState } from "react";
import { toast } from "@/kit/notice";
import { may, useReadOnly } from "@/kit/rights";
import { patchCell } from "@/kit/state";
import { t } from "@/kit/text";
import { readQuote } from "../api";
import { sumText, sumYuan } from "../cashier/money";
import { FloatingBar } from "./FloatingBar";
import { HourBar } from "./HourBar";
import { freeNights } from "./model/bars";
import { isoOf } from "./model/day";
import { HOUR_ZOOM } from "./model/geometry";
import { countNights, type NightSpan, paintedSpans } from "./model/paint";
import { useBoard, useBoardState } from "./state/board";
import { enterOrder, openDialog } from "./state/commands";
import { useShownRows } from "./state/rowsOf";

const MOST_QUOTES = 12;
const MOST_ROOMS = 30;

export function SelectionBar() {
	const painting = useBoardState((state) => state.painting);
	const moveMode = useBoardState((state) => state.moveMode);
	const hours = useBoardState((state) => (state.zoom === HOUR_ZOOM ? state.hourPaint : null));
	const shown = useShownRows();
	const spans = useMemo(() => [...paintedSpans(painting, shown.order)], [painting, shown]);
	if (hours && !moveMode) return <HourBar cell={hours} />;
	if (spans.length === 0 || moveMode) return null;
	return <Bar spans={spans} />;
}

function Bar({ spans }: { spans: [string, NightSpan[]][] }) {
	const board = useBoard();
	const readOnly = useReadOnly();
	const nights = countNights(new Map(spans));
	const total = useTotal(spans);
	useBoardState((state) => state.changes);
	const free = spans.filter(([unitId, list]) => {
		const unit = board.model.units.get(unitId);
		return (
			unit &&
			list.every(
				(span) => freeNights(board.model, unit, span.start, span.end).length === span.end - span.start,
			)
		);
	}).length;
	const [firstUnit, firstSpans] = spans[0] ?? ["", []];
	const [first] = firstSpans;
	const past = first !== undefined && first.start < board.model.today;
	const single = spans.length === 1 && firstSpans.length === 1 && first;
	const party = spans.length > 1 && spans.length <= MOST_ROOMS && free === spans.length;
	return (
		<FloatingBar
			label="已选夜晚 | Chosen nights"
			clear={() => patchCell(board.state, { painting: [] })}
			data-selection
		>
			<span>
				{t("{u}间 {n}晚 | {u} units, {n} nights", { u: spans.length, n: nights })}
				{first &&
					` · ${isoOf(first.start).slice(5)} → ${isoOf(Math.max(...firstSpans.map((span) => span.end))).slice(5)}`}
				{` · ${t("空 {n} | {n} free", { n: free })}`}
			</span>
			{total && <strong>{sumText(total)}</strong>}
			{!readOnly && (
				<>
					{spans.length === 1 && (
						<Button
							type="primary"
							size="small"
							disabled={!single || free === 0 || past}
							onClick={() => single && enterOrder(board, firstUnit, single.start, single.end)}
						>
							{t("录入订单 | New order")}
						</Button>
					)}
					{spans.length > 1 && (
						<Button
							type="primary"
							size="small"
							disabled={!party || past || !may("rental:order:add")}
							onClick={() => bookGroup(board, spans)}
						>
							{t("团队预订 | Group booking")}
						</Button>
					)}
					<Button
						size="small"
						disabled={past}
						onClick={() => openDialog(board, { kind: "block", spans, blockId: null })}
					>
						{t("关房 | Block")}
					</Button>
					<Button
						size="small"
						disabled={past || !may("rental:price:paint")}
						onClick={() => openDialog(board, { kind: "price", spans })}
					>
						{t("改价 | Price")}
					</Button>
					<Button
						size="small"
						disabled={past || !may("rental:price:restrict")}
						onClick={() => openDialog(board, { kind: "restrict", spans })}
					>
						{t("限售 | Restrict")}
					</Button>
					<Button size="small" onClick={() => openDialog(board, { kind: "clean", unitId: firstUnit })}>
						{t("房态 | Cleaning")}
					</Button>
				</>
			)}
			<Button size="small" onClick={() => copyDates(board, spans)}>
				{t("复制日期 | Copy dates")}
			</Button>
		</FloatingBar>
	);
}

/** Each painted run of nights is a room of the party. */
function bookGroup(board: ReturnType<typeof useBoard>, spans: [string, NightSpan[]][]): void {
	const rooms = spans.flatMap(([unitId, list]) =>
		list.map((span) => ({
			unitId,
			title: board.model.units.get(unitId)?.title ?? "",
			from: isoOf(span.start),
			to: isoOf(span.end),
		})),
	);
	openDialog(board, { kind: "group", rooms });
}

function copyDates(board: ReturnType<typeof useBoard>, spans: [string, NightSpan[]][]): void {
	const lines = spans.flatMap(([unitId, list]) =>
		list.map(
			(span) => `${board.model.units.get(unitId)?.title ?? ""} ${isoOf(span.start)} → ${isoOf(span.end)}`,
		),
	);
	navigator.clipboard.writeText(lines.join("\n")).then(
		() => toast("success", "已复制 | Copied"),
		() => toast("warning", "浏览器不允许复制 | The browser does not allow copying"),
	);
}

/** The server's sum for what is painted; many units would be many questions, so those are not asked. */
function useTotal(spans: [string, NightSpan[]][]): string | null {
	const [total, setTotal] = useState<string | null>(null);
	useEffect(() => {
		setTotal(null);
		const asked = spans.flatMap(([unitId, list]) => list.map((span) => ({ unitId, ...span })));
		if (asked.length > MOST_QUOTES) return;
		const abort = new AbortController();
		const timer = setTimeout(() => {
			Promise.all(
				asked.map((one) => readQuote(one.unitId, isoOf(one.start), isoOf(one.end), abort.signal)),
			).then(
				(quotes) => setTotal(sumYuan(quotes.map((quote) => quote.total))),
				() => undefined,
			);
		}, 250);
		return () => {
			clearTimeout(timer);
			abort.abort();
		};
	}, [spans]);
	return total;
}
