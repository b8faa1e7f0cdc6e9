/** Where notices about some kind of thing are shown: there instead of as words, by whoever keeps that place. */
import type { Notice } from "./wire";

interface Destination {
	open(id: string): void;
	/** Whether the person has it in front of them right now. */
	isInSight(id: string): boolean;
}

const destinations = new Map<string, Destination>();

/** Gives the end of it. */
export function registerDestination(kind: string, destination: Destination): () => void {
	destinations.set(kind, destination);
	return () => void (destinations.get(kind) === destination && destinations.delete(kind));
}

const destinationOf = ({ busType, busId }: Notice): Destination | undefined =>
	busType && busId ? destinations.get(busType) : undefined;

/** Such a place tells of itself outside the window. */
export const hasDestination = (notice: Notice): boolean => destinationOf(notice) !== undefined;
export const isInSight = (notice: Notice): boolean =>
	destinationOf(notice)?.isInSight(notice.busId ?? "") ?? false;

export function openDestination(notice: Notice): boolean {
	const destination = destinationOf(notice);
	destination?.open(notice.busId ?? "");
	return destination !== undefined;
}
