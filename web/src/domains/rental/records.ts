/** What the rental adds to records: the calendar of a house, a room or a bed. */

import { goTo } from "@/engine/navigation/way";
import type { OneRecord, RecordExtras } from "@/engine/record-extras";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";

/** The unit has the id of the house, room or bed. */
const UNITS: ReadonlySet<string> = new Set(["rental/house", "rental/room", "rental/bed", "rental/unit"]);

export const calendarAddress = (unitId: string): string => `/rental/unitCalendar?unit=${unitId}`;

export const calendarActs = ({ path, id }: OneRecord) =>
	UNITS.has(path) && may("rental:board:list")
		? [{ key: "calendar", label: t("月历 | Calendar"), run: () => goTo(calendarAddress(id)) }]
		: [];

export const RENTAL_RECORDS: RecordExtras = { acts: calendarActs };
