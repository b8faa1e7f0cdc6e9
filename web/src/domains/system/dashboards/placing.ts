/** Where cards stand in the grid of twelve columns, and how buttons move and size them. */
import type { Card, Place } from "./cards";

export const COLUMNS = 12;
const MOST_ROWS = 24;

export type Move = "left" | "right" | "up" | "down" | "wider" | "narrower" | "taller" | "lower";

const overlaps = (one: Place, other: Place) =>
	one.x < other.x + other.w &&
	other.x < one.x + one.w &&
	one.y < other.y + other.h &&
	other.y < one.y + one.h;

const inOrder = (cards: readonly Card[]) =>
	[...cards].sort((one, other) => one.place.y - other.place.y || one.place.x - other.place.x);

/** As they are read on a phone, and by whoever goes through them one by one. */
export const readingOrder = inOrder;

/** The place after a step, within the grid. */
function stepped({ x, y, w, h }: Place, move: Move): Place {
	switch (move) {
		case "left":
			return { x: Math.max(0, x - 1), y, w, h };
		case "right":
			return { x: Math.min(COLUMNS - w, x + 1), y, w, h };
		case "up":
			return { x, y: Math.max(0, y - 1), w, h };
		case "down":
			return { x, y: y + 1, w, h };
		case "wider":
			return w + x < COLUMNS
				? { x, y, w: w + 1, h }
				: { x: Math.max(0, x - 1), y, w: Math.min(COLUMNS, w + 1), h };
		case "narrower":
			return { x, y, w: Math.max(1, w - 1), h };
		case "taller":
			return { x, y, w, h: Math.min(MOST_ROWS, h + 1) };
		case "lower":
			return { x, y, w, h: Math.max(1, h - 1) };
	}
}

/** Moves up what nothing holds up, and down what another card took the place of: the one with `first` keeps its own. */
export function settle(cards: readonly Card[], first?: string): Card[] {
	const placed: Card[] = [];
	const waiting = inOrder(cards).sort((one, other) => Number(other.id === first) - Number(one.id === first));
	for (const card of waiting) {
		let place = card.place;
		while (placed.some((other) => overlaps(other.place, place))) place = { ...place, y: place.y + 1 };
		placed.push({ ...card, place });
	}
	const risen: Card[] = [];
	for (const card of inOrder(placed)) {
		let place = card.place;
		while (place.y > 0 && !risen.some((other) => overlaps(other.place, { ...place, y: place.y - 1 })))
			place = { ...place, y: place.y - 1 };
		risen.push({ ...card, place });
	}
	return risen;
}

/** All cards after one was moved or sized by a step: past a neighbour below, which takes its place. */
export function moved(cards: readonly Card[], id: string, move: Move): Card[] {
	const card = cards.find((one) => one.id === id);
	if (!card) return [...cards];
	let place = stepped(card.place, move);
	const rest = cards.filter((one) => one.id !== id);
	const below = rest.find(({ place: other }) => overlaps(other, place));
	if (move === "down" && below) place = { ...place, y: below.place.y + below.place.h };
	if (move === "up" && below) place = { ...place, y: below.place.y };
	return settle([...rest, { ...card, place }], id);
}

/** A new card stands below all others. */
export function added(cards: readonly Card[], card: Card): Card[] {
	const y = Math.max(0, ...cards.map(({ place }) => place.y + place.h));
	return settle([...cards, { ...card, place: { ...card.place, x: 0, y } }]);
}
