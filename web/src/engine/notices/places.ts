/** Where notices about some kind of thing are shown: there instead of as words, by whoever keeps that place. */
import type { Notice } from "./wire";

interface Place {
	open(id: string): void;
	/** Whether the person has it in front of them right now. */
	isInSight(id: string): boolean;
}

const places = new Map<string, Place>();

/** Gives the end of it. */
export function placeNotices(kind: string, place: Place): () => void {
	places.set(kind, place);
	return () => void (places.get(kind) === place && places.delete(kind));
}

const placeOf = ({ busType, busId }: Notice): Place | undefined =>
	busType && busId ? places.get(busType) : undefined;

/** Such a place tells of itself outside the window. */
export const hasPlace = (notice: Notice): boolean => placeOf(notice) !== undefined;
export const isInSight = (notice: Notice): boolean => placeOf(notice)?.isInSight(notice.busId ?? "") ?? false;

export function openPlace(notice: Notice): boolean {
	const place = placeOf(notice);
	place?.open(notice.busId ?? "");
	return place !== undefined;
}
