/** One row: its frozen name on the left and its bars, shades, union bars and free prices on the lane; drawn anew only when it changes. */
// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid of absolutely placed bars cannot be a table element
import { memo, useMemo } from "react";
import { fittingWords, limitText, limitWords } from "@/domains/rental/board/model/limits";
import { t } from "@/kit/text";
import { briefYuan } from "../cashier/money";
import { Bar } from "./Bar";
import styles from "./board.module.css";
import { Mark } from "./Mark";
import { pictureOf, type RowPicture } from "./model/bars";
import { stayFits } from "./model/filter";
import { barBox, dayLeft, type Scale, type Span } from "./model/geometry";
import { type Edges, edgesOf, stayBox } from "./model/hours";
import { cleanEntry } from "./model/legend";
import type { BoardStay } from "./model/model";
import type { BoardRow } from "./model/rows";
import type { Unit } from "./model/wire";
import { useBoard, useBoardState } from "./state/board";

interface RowProps {
	row: BoardRow;
	index: number;
	scale: Scale;
	days: Span;
	leftWidth: number;
}

export const Row = memo(function Row(props: RowProps) {
	const { row, index, leftWidth } = props;
	const board = useBoard();
	const unitId = row.unitId;
	useBoardState(() => (unitId === null ? 0 : board.model.revisions.get(unitId)));
	const unit = unitId === null ? undefined : board.model.units.get(unitId);
	return (
		// biome-ignore lint/a11y/useFocusableInteractive: the grid has one tab stop and points at cells with aria-activedescendant
		<div
			role="row"
			aria-rowindex={index + 1}
			className={unit ? styles.row : styles.groupRow}
			data-unit-id={unit?.id}
			style={{ top: row.top, height: row.height }}
		>
			{/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
			<div
				role="rowheader"
				className={styles.name}
				style={{ width: leftWidth, paddingLeft: 6 + row.depth * 8 }}
			>
				<Fold row={row} />
				{unit ? <UnitName unit={unit} /> : <b>{row.name}</b>}
				{!unit && (
					<span className={styles.groupCount}>{t("{n}间 | {n} units", { n: row.leafIds.length })}</span>
				)}
			</div>
			{unit && <Lane {...props} unit={unit} />}
		</div>
	);
});

function Fold({ row }: { row: BoardRow }) {
	if (!row.foldable) return <span className={styles.foldSpace} />;
	const label = row.folded
		? t("展开 {name} | Unfold {name}", { name: row.name })
		: t("折叠 {name} | Fold {name}", { name: row.name });
	return (
		<button
			type="button"
			tabIndex={-1}
			className={styles.fold}
			data-fold={row.key}
			aria-expanded={!row.folded}
			aria-label={label}
		>
			{row.folded ? "▸" : "▾"}
		</button>
	);
}

function UnitName({ unit }: { unit: Unit }) {
	const clean = unit.cleanState && cleanEntry(unit.cleanState);
	return (
		<>
			{clean && (
				<span className={styles.clean} data-clean={unit.cleanState}>
					<Mark name={clean.mark} title={t(clean.text)} />
				</span>
			)}
			<span className={styles.unitName}>{unit.name}</span>
			<span className={styles.unitType}>{unit.houseType}</span>
			{unit.sellable && unit.riyue !== "2" && (
				<span className={styles.unitPrice}>{briefYuan(unit.price)}</span>
			)}
		</>
	);
}

function Lane({ row, scale, days, unit }: RowProps & { unit: Unit }) {
	const board = useBoard();
	const revision = board.model.revisions.get(unit.id);
	const today = useBoardState(() => board.model.today);
	const chosen = useBoardState((state) => ofRow(state.stayId, unit.id));
	const pulsing = useBoardState((state) => ofRow(state.pulse, unit.id));
	const lifted = useBoardState((state) =>
		state.gesture.phase === "dragging" && state.gesture.stay.unitId === unit.id
			? state.gesture.stay.id
			: null,
	);
	const legendKey = useBoardState((state) => state.filter.legendKey);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the revision stands for what the model holds of this row
	const picture = useMemo(
		() => pictureOf(board.model, unit, days.first, days.last),
		[board.model, unit, days, revision],
	);

	function ofRow(id: string | null, unitId: string): string | null {
		return id !== null && board.model.stays.get(id)?.unitId === unitId ? id : null;
	}
	const edges = useEdges(unit.id);
	/** This window's own hold is the ghost or the open form. */
	const isMine = (stay: BoardStay) => stay.kind === "hold" && stay.clientId === board.clientId;
	return (
		<div role="presentation" className={styles.lane}>
			<Prices unit={unit} picture={picture} scale={scale} days={days} />
			<Limits unit={unit} scale={scale} days={days} />
			{picture.shades
				.filter((stay) => !isMine(stay))
				.map((stay) => (
					<i
						key={stay.id}
						className={styles.shade}
						data-tone={stay.kind === "hold" ? "hold" : undefined}
						data-hours={stay.hours ? true : undefined}
						style={stayBox(scale, stay, edges)}
					/>
				))}
			{picture.unions.map((union) => (
				<i
					key={union.start}
					className={row.folded ? styles.union : styles.unionThin}
					data-full={union.taken === union.of}
					style={barBox(scale, union.start, union.end)}
				>
					{row.folded && `${union.taken}/${union.of}`}
				</i>
			))}
			{picture.bars
				.filter((bar) => !isMine(bar.stay))
				.map((bar) => (
					<Bar
						key={bar.stay.id}
						picture={bar}
						scale={scale}
						edges={edges}
						height={row.height}
						today={today}
						unitTitle={unit.title}
						chosen={chosen === bar.stay.id}
						lifted={lifted === bar.stay.id}
						pulsing={pulsing === bar.stay.id}
						dimmed={legendKey !== null && !stayFits(bar.stay, legendKey, today)}
					/>
				))}
		</div>
	);
}

/** Times of the unit's community, the same object while they are the same. */
function useEdges(unitId: string): Edges {
	const board = useBoard();
	const { in: begins, out: ends } = edgesOf(board.model, unitId);
	return useMemo(() => ({ in: begins, out: ends }), [begins, ends]);
}

const ROOM_FOR_PRICE = 58;

function Prices({
	unit,
	picture,
	scale,
	days,
}: {
	unit: Unit;
	picture: RowPicture;
	scale: Scale;
	days: Span;
}) {
	const board = useBoard();
	const prices = board.model.prices.get(unit.id);
	if (!unit.sellable || unit.riyue === "2" || scale.dayWidth < ROOM_FOR_PRICE || scale.hourly) return null;
	const cells = [];
	for (const day of openDays(picture, Math.max(days.first, board.model.today), days.last)) {
		cells.push(
			<span
				key={day}
				className={styles.price}
				data-date={day}
				style={{ left: dayLeft(scale, day), width: scale.dayWidth }}
			>
				{briefYuan(prices?.get(day) ?? "")}
			</span>,
		);
	}
	return cells;
}

function openDays(picture: RowPicture, from: number, to: number): number[] {
	const taken = [...picture.bars.map((bar) => bar.stay), ...picture.shades, ...picture.unions];
	const free: number[] = [];
	for (let day = from; day < to; day += 1)
		if (!taken.some((one) => one.start <= day && one.end > day)) free.push(day);
	return free;
}

/** Below this a word has no room; a dot stays, with the words behind it. */
const ROOM_FOR_WORDS = 40;

/** Limits of sale on the days of a row, in words: closed, no arrival, no departure, a minimum of nights. */
function Limits({ unit, scale, days }: { unit: Unit; scale: Scale; days: Span }) {
	const board = useBoard();
	const rules = board.model.rules.get(unit.id);
	if (!rules || rules.size === 0) return null;
	const marks = [];
	for (const [day, rule] of rules) {
		if (day < days.first || day >= days.last) continue;
		const whole = [...limitWords(rule).map((word) => t(word.long)), rule.reason].filter(Boolean).join(" · ");
		marks.push(
			<i
				key={day}
				className={styles.limit}
				data-limit={limitText(rule)}
				data-closed={rule.closed}
				data-narrow={scale.dayWidth < ROOM_FOR_WORDS}
				title={whole}
				style={{ left: dayLeft(scale, day), width: scale.dayWidth }}
			>
				<span>
					{fittingWords(
						limitWords(rule).map((word) => t(word.short)),
						scale.dayWidth,
					)}
				</span>
			</i>,
		);
	}
	return marks;
}
