/** What the server sends for the board; ids are text, money is yuan text, `to` is exclusive. */
export type UnitKind = "house" | "room" | "bed";
export type CleanState = "clean" | "dirty" | "cleaning" | "inspected" | "out_of_order";
export type StayKind = "order" | "lease" | "block" | "hold";

export interface Community {
	id: string;
	name: string;
	/** "14:00": stays begin on their first day at this time and end on their last at the other. */
	checkIn: string;
	checkOut: string;
}

/** What a unit does not sell on a day. */
export interface DayRule {
	minNights: number | null;
	closedIn: boolean;
	closedOut: boolean;
	closed: boolean;
	reason: string | null;
}

/** Times of one day, "09:30"; "24:00" is its end. */
export interface HoursText {
	from: string;
	to: string;
}

export interface Building {
	id: string;
	communityId: string;
	name: string;
	floors: number;
}

export interface Unit {
	id: string;
	kind: UnitKind;
	refId: string;
	parentId: string | null;
	leafIds: string[];
	communityId: string;
	buildingId: string;
	floor: number;
	name: string;
	title: string;
	houseType: string;
	rentalMethod: string;
	riyue: string;
	/** null for a house that is let by rooms. */
	cleanState: CleanState | null;
	limit: number;
	price: string;
	sort: number;
	sellable: boolean;
	version: number;
}

export interface Stay {
	id: string;
	kind: StayKind;
	sourceId: string;
	no: string;
	unitId: string;
	leafIds: string[];
	from: string;
	to: string;
	state: string;
	guest: string;
	phone: string;
	nights: number;
	total: string;
	paid: string;
	balance: string;
	channel: string;
	remark: string;
	locked: boolean;
	version: number;
	/** Counted from 1. */
	segment: { index: number; count: number };
	guests: number;
	blockKind?: string;
	reason?: string;
	holdBy?: { id: string; name: string };
	holdUntil?: string;
	/** The stay that this hold is to move: it takes no second place on the nights that the stay still has. */
	movesStay?: string | null;
	clientId?: string;
	endingSoon?: boolean;
	updateBy?: string;
	updateTime?: string;
	/** Day use: hours of one day and no night; `from` and `to` are the same day. */
	hours?: HoursText;
	/** Waits for a unit of this type: `unitId` is empty then. */
	unitType?: string;
	communityId?: string;
	/** More stays wait for the type than can be placed, and this one came too late. */
	overbooked?: boolean;
	/** Grows when only `overbooked` changes. */
	revision?: number;
}

export interface Holiday {
	name: string;
	kind: string;
}

export interface DayFigure {
	date: string;
	weekday: number;
	holiday: Holiday | null;
	total: number;
	free: number;
	occupied: number;
	blocked: number;
	arrivals: number;
	departures: number;
}

export interface Counters {
	arrivals: number;
	departures: number;
	inHouse: number;
	free: number;
	dirty: number;
	blocked: number;
	holds: number;
	leases: number;
}

export interface BoardAnswer {
	from: string;
	to: string;
	today: string;
	topic: string;
	communityId: string | null;
	communities: Community[];
	buildings: Building[];
	units: Unit[];
	stays: Stay[];
	lane: Stay[];
	days: DayFigure[];
	counters: Counters;
	prices: Record<string, string[]>;
	rules: Record<string, Record<string, DayRule>>;
}

export interface PriceCell {
	unitId: string;
	night: string;
	price: string;
	rule: DayRule | null;
}

export type Delta =
	| { op: "stay.put"; data: { stay: Stay } }
	| { op: "lane.put"; data: { stay: Stay } }
	| { op: "lane.del"; data: { id: string } }
	| { op: "stay.del"; data: { id: string } }
	| { op: "unit.put"; data: { unit: Unit } }
	| { op: "price.put"; data: { cells: PriceCell[] } };
