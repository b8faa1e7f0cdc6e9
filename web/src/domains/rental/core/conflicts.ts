/** Which stays stand in the way of a span on a unit. */
import { busyOf, type Edges, edgesOf } from "./hours";
import type { BoardModel, BoardStay } from "./model";
import { staysOn } from "./stays";

/** Whether day use lies in the time from check-in on the first day to check-out on the last. */
function takesNight(stay: BoardStay, start: number, end: number, edges: Edges): boolean {
	const [from, to] = busyOf(stay, edges);
	return from < end * 1440 + edges.out && to > start * 1440 + edges.in;
}

/** Who stands in the way of a span on a unit; own holds of this window never do. */
export function conflictsOn(
	model: BoardModel,
	unitId: string,
	start: number,
	end: number,
	ignore: { stayIds: ReadonlySet<string>; clientId: string },
): BoardStay[] {
	const unit = model.units.get(unitId);
	if (!unit) return [];
	const edges = edgesOf(model, unitId);
	return staysOn(model, unit.leafIds, start, end + 1).filter(
		(stay) =>
			(stay.hours ? takesNight(stay, start, end, edges) : stay.start < end) &&
			!ignore.stayIds.has(stay.id) &&
			!(stay.kind === "hold" && stay.clientId === ignore.clientId) &&
			!isReleased(stay),
	);
}

/** Checked-out stays keep their bar but give up nights that are still ahead only through the server; cancelled ones hold nothing. */
function isReleased(stay: BoardStay): boolean {
	return stay.state === "cancelled" || stay.state === "no_show" || stay.state === "void";
}
