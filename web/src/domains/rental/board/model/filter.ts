/** The filters of the board: which units are shown, and which bars a picked legend entry leaves bright. */
import { freeNights } from "./bars";
import { isLeaf } from "./figures";
import { lookOf } from "./legend";
import type { BoardModel, BoardStay } from "./model";
import { staysOn } from "./stays";
import type { Unit } from "./wire";

export interface BoardFilter {
	buildingId: string | null;
	houseType: string | null;
	cleanState: string | null;
	rentalMethod: string | null;
	freeOnly: boolean;
	legendKey: string | null;
}

export const NO_FILTER: BoardFilter = {
	buildingId: null,
	houseType: null,
	cleanState: null,
	rentalMethod: null,
	freeOnly: false,
	legendKey: null,
};

export function isFiltered(filter: BoardFilter): boolean {
	return Object.entries(filter).some(([key, value]) => value !== NO_FILTER[key as keyof BoardFilter]);
}

function fitsFields(unit: Unit, filter: BoardFilter): boolean {
	return (
		(filter.buildingId === null || unit.buildingId === filter.buildingId) &&
		(filter.houseType === null || unit.houseType === filter.houseType) &&
		(filter.rentalMethod === null || unit.rentalMethod === filter.rentalMethod)
	);
}

/** "Free only" asks whether the whole unit can be sold for all nights of [from, to); the legend is read as of `day`. */
export function unitTest(
	model: BoardModel,
	filter: BoardFilter,
	from: number,
	to: number,
	day = model.today,
): (unit: Unit) => boolean {
	return (unit) => {
		if (!fitsFields(unit, filter)) return false;
		if (filter.cleanState !== null && unit.cleanState !== filter.cleanState) return false;
		if (filter.freeOnly && freeNights(model, unit, from, to).length < to - from) return false;
		return fitsLegend(model, filter.legendKey, unit, [from, to], day);
	};
}

function fitsLegend(
	model: BoardModel,
	key: string | null,
	unit: Unit,
	[from, to]: [number, number],
	day: number,
): boolean {
	if (key === null) return true;
	if (key === "free") return isLeaf(unit) && freeNights(model, unit, day, day + 1).length === 1;
	if (unit.cleanState === key) return true;
	return staysOn(model, unit.leafIds, from, to).some(
		(stay) => stay.unitId === unit.id && stayFits(stay, key, day),
	);
}

export function stayFits(stay: BoardStay, key: string | null, today: number): boolean {
	return key === null || lookOf(stay, today).keys.includes(key);
}

/** Stays whose guest, number or phone tail contains the words, the nearest to today first. */
export function findStays(model: BoardModel, words: string): BoardStay[] {
	const wanted = words.trim().toLowerCase();
	if (wanted === "") return [];
	return [...model.stays.values()]
		.filter(
			(stay) =>
				stay.kind !== "hold" &&
				[stay.guest, stay.no, stay.phone].some((text) => text?.toLowerCase().includes(wanted)),
		)
		.sort((a, b) => distance(a, model.today) - distance(b, model.today))
		.slice(0, 12);
}

function distance(stay: BoardStay, today: number): number {
	if (stay.start <= today && stay.end >= today) return 0;
	return Math.min(Math.abs(stay.start - today), Math.abs(stay.end - today));
}
