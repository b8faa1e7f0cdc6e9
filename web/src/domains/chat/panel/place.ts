/** Where the floating panel stands: as a share of the room that is left, so that it is inside on any screen. */

export interface Place {
	/** 0 left … 1 right, 0 top … 1 bottom. */
	x: number;
	y: number;
}

export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

interface Size {
	width: number;
	height: number;
}

export const WANTED: Size = { width: 920, height: 660 };
export const EDGE = 12;
/** At the right below the header, where its button is. */
export const FIRST: Place = { x: 1, y: 0.62 };

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

export function sizeIn(screen: Size, wanted: Size = WANTED): Size {
	return {
		width: Math.min(wanted.width, Math.max(0, screen.width - 2 * EDGE)),
		height: Math.min(wanted.height, Math.max(0, screen.height - 2 * EDGE)),
	};
}

export function boxOf(place: Place, screen: Size, wanted: Size = WANTED): Box {
	const { width, height } = sizeIn(screen, wanted);
	const room = { x: screen.width - width - 2 * EDGE, y: screen.height - height - 2 * EDGE };
	return {
		width,
		height,
		left: Math.round(EDGE + within(place.x, 1) * Math.max(0, room.x)),
		top: Math.round(EDGE + within(place.y, 1) * Math.max(0, room.y)),
	};
}

/** The place after a move by so many pixels, never outside. */
export function movedBy(
	place: Place,
	by: { x: number; y: number },
	screen: Size,
	wanted: Size = WANTED,
): Place {
	const { width, height, left, top } = boxOf(place, screen, wanted);
	const share = (at: number, room: number) => (room <= 0 ? 0 : within((at - EDGE) / room, 1));
	return {
		x: share(left + by.x, screen.width - width - 2 * EDGE),
		y: share(top + by.y, screen.height - height - 2 * EDGE),
	};
}
