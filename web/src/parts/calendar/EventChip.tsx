/** An event: a click or Enter opens it, dragging or Alt with an arrow moves it. */
import type { CSSProperties, KeyboardEvent } from "react";
import { t } from "@/kit/text";
import styles from "./Calendar.module.css";
import { type CalendarEvent, movedBy, SNAP_MINUTES } from "./days";
import type { useMoving } from "./useMoving";

export interface ChipProps {
	event: CalendarEvent;
	day: string;
	mover: ReturnType<typeof useMoving>;
	onMove?: ((id: string, from: string, to: string) => void) | undefined;
	onOpen?: ((id: string) => void) | undefined;
	/** Up and down change the hour, not the week. */
	hours?: boolean;
	style?: CSSProperties;
}

export function EventChip({ event, day, mover, onMove, onOpen, hours = false, style }: ChipProps) {
	const free = !event.fixed && onMove !== undefined;
	const pressed = (key: KeyboardEvent) => {
		if (key.key === "Enter" || key.key === " ") onOpen?.(event.id);
		else if (key.altKey && free && STEPS[key.key]) {
			const [days = 0, minutes = 0] = (hours ? HOURS : STEPS)[key.key] ?? [];
			const { from, to } = movedBy(event, days, minutes);
			onMove?.(event.id, from, to);
		} else return;
		key.preventDefault();
	};
	const moving = mover.moving?.id === event.id;
	return (
		<button
			type="button"
			className={styles.event}
			data-tone={event.tone ?? "first"}
			data-event={event.id}
			data-moving={moving}
			data-free={free}
			style={style}
			title={event.whole ? event.title : `${event.from.slice(11)}–${event.to.slice(11)} ${event.title}`}
			aria-label={words(event, free)}
			onKeyDown={pressed}
			{...mover.handlers(event, day)}
		>
			{!event.whole && <time>{event.from.slice(11)}</time>} {event.title}
		</button>
	);
}

/** Days and minutes. */
const STEPS: Readonly<Record<string, [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [-7, 0],
	ArrowDown: [7, 0],
};
const HOURS: typeof STEPS = { ...STEPS, ArrowUp: [0, -SNAP_MINUTES], ArrowDown: [0, SNAP_MINUTES] };

function words(event: CalendarEvent, free: boolean): string {
	const shown = (stamp: string) => (event.whole ? stamp.slice(0, 10) : stamp);
	const values = { title: event.title, from: shown(event.from), to: shown(event.to) };
	return free
		? t(
				"{title}，{from} 到 {to}，Alt 加方向键移动 | {title}, {from} to {to}, Alt with an arrow moves it",
				values,
			)
		: t("{title}，{from} 到 {to} | {title}, {from} to {to}", values);
}
