/** Old and new price of every painted cell as a table of units and nights, and what the change brings. */
import { t } from "@/kit/text";
import type { PaintAnswer, PaintLine } from "../api";
import { dayOf } from "../board/model/day";
import { useBoard } from "../board/state/board";
import { weekdayText } from "../board/words";
import { briefYuan, showYuan, toFen, toYuan } from "../cashier/money";
import styles from "./price.module.css";

const MOST_ROWS = 60;

export function Effect({ answer }: { answer: PaintAnswer }) {
	const change = toFen(answer.incomeNew) - toFen(answer.incomeOld);
	const sold = answer.lines.length - answer.unsold;
	return (
		<dl className={styles.effect} data-effect>
			<div>
				<dt>{t("未售夜晚 | Unsold nights")}</dt>
				<dd>
					{answer.unsold}
					{sold > 0 && (
						<small>{t("（另有{n}晚已售，不受影响） | ({n} sold, not affected)", { n: sold })}</small>
					)}
				</dd>
			</div>
			<div>
				<dt>{t("若全部售出 | If all were sold")}</dt>
				<dd>
					¥{showYuan(answer.incomeOld)} → <b>¥{showYuan(answer.incomeNew)}</b>
				</dd>
			</div>
			<div>
				<dt>{t("收入变化 | Change of income")}</dt>
				<dd data-change={change > 0 ? "up" : change < 0 ? "down" : "none"}>
					{change > 0 ? "▲ +" : change < 0 ? "▼ −" : ""}¥{showYuan(toYuan(Math.abs(change)))}
				</dd>
			</div>
		</dl>
	);
}

export function PriceGrid({ lines }: { lines: readonly PaintLine[] }) {
	const board = useBoard();
	const nights = [...new Set(lines.map((line) => line.night))].sort();
	const units = [...new Set(lines.map((line) => line.unitId))];
	const cells = new Map(lines.map((line) => [`${line.unitId} ${line.night}`, line]));
	return (
		<section className={styles.scroll} aria-label={t("每格价格 | Price of each cell")}>
			<table className={styles.grid}>
				<thead>
					<tr>
						<th scope="col">{t("房间 | Unit")}</th>
						{nights.map((night) => (
							<th scope="col" key={night}>
								{night.slice(5)}
								<small>{weekdayText(dayOf(night))}</small>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{units.slice(0, MOST_ROWS).map((unitId) => (
						<tr key={unitId}>
							<th scope="row" title={board.model.units.get(unitId)?.title}>
								{board.model.units.get(unitId)?.title ?? "—"}
							</th>
							{nights.map((night) => (
								<Cell key={night} line={cells.get(`${unitId} ${night}`)} />
							))}
						</tr>
					))}
				</tbody>
			</table>
			{units.length > MOST_ROWS && (
				<p className={styles.more}>
					{t("另有{n}间未列出 | {n} more units are not listed", { n: units.length - MOST_ROWS })}
				</p>
			)}
		</section>
	);
}

function Cell({ line }: { line: PaintLine | undefined }) {
	if (!line) return <td />;
	const change = toFen(line.new) - toFen(line.old);
	return (
		<td data-sold={line.sold} data-change={change > 0 ? "up" : change < 0 ? "down" : "none"}>
			<s>{briefYuan(line.old)}</s> <b>{briefYuan(line.new)}</b>
			{line.sold && <small>{t("已售 | sold")}</small>}
		</td>
	);
}
