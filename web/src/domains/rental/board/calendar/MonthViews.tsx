/** The month of a unit as a grid, on a phone as a list: each day with its price, its limits and what lies on it. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import Typography from "antd/es/typography";
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { patchCell } from "@/kit/state";
import { t } from "@/kit/text";
import { type CalendarEvent, eventsOn } from "@/parts/calendar/days";
import { type DayField, MonthView } from "@/parts/calendar/MonthView";
import { briefYuan } from "../../cashier/money";
import { isoOf } from "../model/day";
import type { Unit } from "../model/wire";
import { type Board, useBoard, useBoardState } from "../state/board";
import { openStay } from "../state/commands";
import { dayText, weekdayText } from "../words";
import { choose, chosenNights, enterNights, isChosen, stretch, takeNight } from "./acts";
import type { Night } from "./month";

interface MonthProps {
	unit: Unit;
	/** Lies in the month that is shown. */
	date: string;
	nights: readonly Night[];
	events: readonly CalendarEvent[];
}

export function MonthGrid({ unit, date, nights, events }: MonthProps) {
	const board = useBoard();
	const box = useRef<HTMLDivElement>(null);
	const cursor = useBoardState((state) => state.cursor);
	useBoardState((state) => state.painting);
	const chosen = chosenNights(board, unit);
	const today = isoOf(board.model.today);
	const first = cursor?.day ?? null;
	useFocus(box, first === null ? null : isoOf(first), date);
	const byDate = new Map(nights.map((night) => [night.date, night]));
	const shown = nights.some(({ day }) => day === first) ? first : null;

	const fieldOf = (iso: string): DayField => {
		const night = byDate.get(iso);
		if (!night) throw new Error(`the month has no ${iso}`);
		const { day } = night;
		return {
			words: nightWords(night),
			below: <Facts night={night} />,
			current:
				shown === null
					? iso === (iso.slice(0, 7) === today.slice(0, 7) ? today : `${iso.slice(0, 7)}-01`)
					: day === shown,
			attributes: {
				"data-free": night.free && !night.past,
				"data-chosen": isChosen(chosen, day),
				style: isChosen(chosen, day) ? { background: "var(--ant-color-primary-bg-hover)" } : {},
				onPointerDown: (event) => {
					if (event.button === 0 && !onStay(event)) choose(board, unit, day, event.shiftKey);
				},
				onPointerEnter: (event) => {
					if (event.buttons === 1 && event.pointerType !== "touch") stretch(board, unit, day);
				},
				onPointerUp: (event) => {
					const span = chosenNights(board, unit);
					if (!onStay(event) && span && span.end - span.start > 1) takeNight(board, unit, day);
				},
				onClick: (event) => {
					const span = chosenNights(board, unit);
					const byKeys = event.detail === 0;
					if (!onStay(event) && (byKeys || !span || span.end - span.start === 1)) takeNight(board, unit, day);
				},
				onContextMenu: (event) => {
					event.preventDefault();
					if (!isChosen(chosen, day)) choose(board, unit, day);
					const menu = { x: event.clientX, y: event.clientY, stayId: onStay(event), unitId: unit.id, day };
					patchCell(board.state, { menu, hover: null });
				},
			},
		};
	};
	return (
		<div ref={box}>
			<MonthView
				day={date}
				today={today}
				events={events}
				most={Number.POSITIVE_INFINITY}
				fieldOf={fieldOf}
				onDay={() => undefined}
				onOpen={(id) => openEvent(board, id)}
			/>
		</div>
	);
}

/** The stay under the pointer. */
const onStay = ({ target }: MouseEvent | PointerEvent): string | null =>
	(target as HTMLElement).closest<HTMLElement>("[data-event]")?.dataset.event ?? null;

/** Follows the chosen day, also into a month that is shown only afterwards. */
function useFocus(box: React.RefObject<HTMLDivElement | null>, iso: string | null, date: string): void {
	const wanted = useRef<string | null>(null);
	useEffect(() => {
		wanted.current = iso;
	}, [iso]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the month may come after the day
	useEffect(() => {
		const day =
			wanted.current && box.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"] button`);
		if (!day) return;
		day.focus();
		wanted.current = null;
	}, [iso, date]);
}

function Facts({ night }: { night: Night }) {
	return (
		<Flex wrap align="center" gap="var(--ant-margin-xxs)" title={night.reason}>
			{night.price !== null && (
				<Typography.Text type={night.past || !night.free ? "secondary" : "success"}>
					¥{briefYuan(night.price)}
				</Typography.Text>
			)}
			{night.holiday && <Typography.Text type="danger">{night.holiday}</Typography.Text>}
			<Limits night={night} />
		</Flex>
	);
}

function Limits({ night: { limits } }: { night: Night }) {
	return limits.map(({ key, short, long }) => (
		<Tag key={key} color="warning" title={t(long)} data-limit={key}>
			{t(short)}
		</Tag>
	));
}

/** A day in one sentence, for screen readers. */
function nightWords({ day, price, limits, free, past }: Night): string {
	const words = [dayText(day)];
	if (price !== null) words.push(`¥${briefYuan(price)}`);
	if (!past) words.push(free ? t("空闲 | free") : t("已占用 | taken"));
	return [...words, ...limits.map(({ long }) => t(long))].join(t("， | , "));
}

export function MonthList({ unit, date, nights, events }: MonthProps) {
	const board = useBoard();
	return (
		<Flex vertical gap="small">
			{nights
				.filter((night) => night.date.startsWith(date.slice(0, 7)))
				.map((night) => (
					<Flex key={night.date} wrap align="center" gap="small" data-day={night.date}>
						<Typography.Text strong={night.day === board.model.today}>
							{night.date.slice(5)} {weekdayText(night.day)}
						</Typography.Text>
						{night.price !== null && (
							<Typography.Text type="secondary">¥{briefYuan(night.price)}</Typography.Text>
						)}
						<Limits night={night} />
						{eventsOn(events, night.date).map((event) => (
							<Button
								key={event.id}
								size="small"
								data-event={event.id}
								onClick={() => openEvent(board, event.id)}
							>
								{event.title}
							</Button>
						))}
						{night.free && !night.past && (
							<Button
								size="small"
								type="link"
								aria-label={t("录入订单：{day} | Enter an order: {day}", { day: nightWords(night) })}
								onClick={() => enterNights(board, unit, { start: night.day, end: night.day + 1 })}
							>
								{t("录入订单 | Enter order")}
							</Button>
						)}
					</Flex>
				))}
		</Flex>
	);
}

function openEvent(board: Board, id: string): void {
	const stay = board.model.stays.get(id);
	if (stay) openStay(board, stay);
}
