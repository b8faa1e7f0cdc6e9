/** One stay, lease, block or hold on the board. */
// biome-ignore-all lint/a11y/useSemanticElements: a windowed grid of absolutely placed bars cannot be a table element
import { memo } from "react";
import { localize, t } from "@/kit/text";
import styles from "./board.module.css";
import { Mark } from "./Mark";
import type { Bar as BarPicture } from "./model/bars";
import type { Scale } from "./model/geometry";
import { type Edges, stayBox } from "./model/hours";
import { hueOf, lookOf } from "./model/legend";
import { handlesOf } from "./model/rules";
import { barText, nightsLeft, sayStay } from "./words";

interface BarProps {
	picture: BarPicture;
	scale: Scale;
	edges: Edges;
	height: number;
	today: number;
	unitTitle: string;
	chosen: boolean;
	lifted: boolean;
	dimmed: boolean;
	pulsing: boolean;
}

const GAP = 3;
/** On the day view hours are a small mark at the foot of the row. */
const MARK_SHARE = 0.42;
/** Only long bars keep their text in sight: each text that sticks costs every frame of scrolling. */
const LONG = 160;

type Ways = Partial<Record<"chosen" | "lifted" | "dimmed" | "pulsing", boolean>>;

/** Also for the bars that wait for a unit. */
export function barClass({ chosen, lifted, dimmed, pulsing }: Ways): string {
	const names = [styles.bar];
	if (chosen) names.push(styles.chosen);
	if (lifted) names.push(styles.lifted);
	if (dimmed) names.push(styles.dimmed);
	if (pulsing) names.push(styles.pulsing);
	return names.join(" ");
}

function DrawnBar(props: BarProps) {
	const { picture, scale, height, today, unitTitle } = props;
	const { stay, lane, lanes } = picture;
	const look = lookOf(stay, today);
	const box = stayBox(scale, stay, props.edges);
	const handles = handlesOf(stay, today);
	const mark = stay.hours !== undefined && !scale.hourly;
	const laneHeight = mark ? Math.round(height * MARK_SHARE) : (height - GAP * 2) / lanes;
	const wide = box.width >= 34;
	return (
		// biome-ignore lint/a11y/useFocusableInteractive: the grid has one tab stop and points here with aria-activedescendant
		<div
			role="gridcell"
			id={`stay-${stay.id}`}
			aria-label={sayStay(stay, unitTitle)}
			aria-selected={props.chosen}
			className={barClass(props)}
			data-stay-id={stay.id}
			data-kind={stay.kind}
			data-state={stay.state}
			data-from={stay.from}
			data-to={stay.to}
			data-unit-id={stay.unitId}
			data-tone={look.tone}
			data-narrow={!wide}
			data-hours={stay.hours && `${stay.hours.from}–${stay.hours.to}`}
			data-mark={mark}
			data-long={box.width > LONG}
			title={
				mark
					? sayStay(stay, unitTitle)
					: handles.why && !handles.body && stay.kind !== "hold"
						? localize(handles.why)
						: undefined
			}
			style={{
				left: box.left + 1,
				width: box.width - 2,
				top: mark ? height - laneHeight - 1 : GAP + lane * laneHeight,
				height: laneHeight,
				...(stay.kind === "hold" ? { "--hue": hueOf(stay.holdBy?.id ?? stay.id) } : null),
			}}
		>
			{look.amber && <i className={look.amber === "start" ? styles.amberStart : styles.amberEnd} />}
			<span className={styles.barText} aria-hidden>
				<Mark name={mark ? "clock" : look.mark} />
				{wide && <span>{barText(stay)}</span>}
				{wide && stay.hours && scale.hourly && <small>{`${stay.hours.from}–${stay.hours.to}`}</small>}
				{wide && stay.kind === "order" && !stay.hours && box.width >= 140 && scale.dayWidth >= 30 && (
					<Extras stay={stay} today={today} />
				)}
			</span>
			{look.owing && !mark && <i className={styles.owing}>¥</i>}
			{handles.start && !mark && <i className={styles.edgeStart} data-edge="start" />}
			{handles.end && !mark && <i className={styles.edgeEnd} data-edge="end" />}
		</div>
	);
}

/** A row works its bars out anew with every day that comes into sight; a bar is drawn anew only when it differs itself. */
function sameBar(before: BarProps, after: BarProps): boolean {
	const { picture: a, ...was } = before;
	const { picture: b, ...is } = after;
	return (
		a.stay === b.stay &&
		a.lane === b.lane &&
		a.lanes === b.lanes &&
		(Object.keys(is) as (keyof typeof is)[]).every((key) => Object.is(was[key], is[key]))
	);
}

export const Bar = memo(DrawnBar, sameBar);

function Extras({ stay, today }: { stay: BarPicture["stay"]; today: number }) {
	const left = nightsLeft(stay, today);
	return (
		<small>
			{stayLength(stay, left)}
			{stay.guests > 1 && ` · ${stay.guests}${t("人 | p")}`}
			{stay.remark && <Mark name="note" title={stay.remark} />}
			{stay.locked && <Mark name="lock" title={t("已锁定 | Locked")} />}
		</small>
	);
}

function stayLength(stay: BarPicture["stay"], left: number): string {
	if (stay.state !== "in_house") return t("{n}晚 | {n} n", { n: stay.end - stay.start });
	return left > 0 ? t("余{n}晚 | {n} left", { n: left }) : t("今日离店 | leaves today");
}
