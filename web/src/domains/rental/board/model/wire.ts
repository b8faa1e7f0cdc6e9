/** What the server sends for the board; ids are text, money is yuan text, `to` is exclusive. */
import type { Shapes, Topics } from "@/gen/api";

export type BoardAnswer = Shapes["RoomBoardShape"];
export type Community = BoardAnswer["communities"][number];
export type Building = BoardAnswer["buildings"][number];
export type Unit = BoardAnswer["units"][number];
export type UnitKind = Unit["kind"];
export type CleanState = NonNullable<Unit["cleanState"]>;
export type DayFigure = BoardAnswer["days"][number];
export type Counters = BoardAnswer["counters"];
/** What a unit does not sell on a day. */
export type DayRule = Shapes["RuleShape"];
/** Times of one day, "09:30"; "24:00" is its end. */
export type HoursText = Shapes["HoursShape"];
export type StayKind = Stay["kind"];
export type Holiday = NonNullable<DayFigure["holiday"]>;
export type PriceCell = Shapes["PriceNews"]["cells"][number];
/** A stay that waits for a unit of `unitType`. */
export type WaitingStay = Shapes["UnassignedStayShape"];

/** A stay with a unit, or one that waits for it: then `unitId` is empty. */
export type Stay = Shapes["StayShape"] &
	Partial<Pick<WaitingStay, "unitType" | "communityId" | "overbooked" | "revision">>;

type Said = Topics[`board/${string}`];
export type Delta = { [Op in keyof Said]: { op: Op; data: Said[Op] } }[keyof Said];
