/** The rows behind a counter: what opens when a number of the header or the foot is clicked. */
import { t } from "@/kit/text";
import { freeNights } from "./model/bars";
import { isoOf } from "./model/day";
import { isFirstSegment, isLastSegment } from "./model/rules";
import { typeOf } from "./model/unit-type";
import type { Board } from "./state/board";
import type { Dialog } from "./state/talk";

export type Figure = "free" | "occupied" | "arrivals";

export function listFor(
	board: Board,
	leaves: ReadonlySet<string>,
	day: number,
	figure: Figure,
	type?: string,
): Dialog {
	const date = isoOf(day);
	if (figure === "free") {
		const unitIds = [...leaves].filter((leaf) => {
			const unit = board.model.units.get(leaf);
			return (
				unit &&
				(type === undefined || typeOf(unit) === type) &&
				freeNights(board.model, unit, day, day + 1).length === 1
			);
		});
		const lines = unitIds.map((unitId) => ({ unitId, stayId: null }));
		return { kind: "list", title: t("{date} 空房 | Free on {date}", { date }), day, lines };
	}
	const here = [...board.model.stays.values()].filter(
		(stay) => stay.kind !== "hold" && stay.leafIds.some((leaf) => leaves.has(leaf)),
	);
	const stays =
		figure === "occupied"
			? here.filter((stay) => stay.kind !== "block" && stay.start <= day && stay.end > day)
			: here.filter(
					(stay) =>
						stay.kind === "order" &&
						((stay.start === day && isFirstSegment(stay)) || (stay.end === day && isLastSegment(stay))),
				);
	const title =
		figure === "occupied"
			? t("{date} 在住与预订 | Taken on {date}", { date })
			: t("{date} 到店与离店 | In and out on {date}", { date });
	return { kind: "list", title, day, lines: stays.map(({ id, unitId }) => ({ unitId, stayId: id })) };
}
