/** Limits of sale on the days of a row, in words: closed, no arrival, no departure, a minimum of nights. */
import { t } from "@/kit/text";
import { dayLeft, type Scale, type Span } from "../core/geometry";
import { fittingWords, limitText, limitWords } from "../core/limits";
import type { Unit } from "../core/wire";
import { useBoard } from "../state/board";
import styles from "./board.module.css";

/** Below this a word has no room; a dot stays, with the words behind it. */
const ROOM_FOR_WORDS = 40;

export function Limits({ unit, scale, days }: { unit: Unit; scale: Scale; days: Span }) {
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
