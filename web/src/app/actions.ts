/** Every domain's actions that lists may run, and the screens its rows open: one line a domain. */
import { HOUSEKEEPING_ACTIONS } from "@/domains/housekeeping/actions";
import { RENTAL_ACTIONS, RENTAL_DETAILS } from "@/domains/rental/actions";
import { type ActionView, registerActions, registerDetails } from "@/engine/actions";
import type { Row } from "@/engine/describe";
import { post } from "@/kit/http";

const each = (path: string) => async (rows: Row[]) => {
	for (const row of rows) await post(path, { id: row.id }, { quiet: true });
};

const SYSTEM: Readonly<Record<string, ActionView>> = {
	"sys/quartzJob:execute": { run: each("/sys/quartzJob/execute") },
	"sys/quartzJob:pause": { run: each("/sys/quartzJob/pause"), fits: (row) => String(row.status) === "0" },
	"sys/quartzJob:resume": { run: each("/sys/quartzJob/resume"), fits: (row) => String(row.status) === "-1" },
};

const TABLES: ReadonlyArray<Readonly<Record<string, ActionView>>> = [
	SYSTEM,
	RENTAL_ACTIONS,
	HOUSEKEEPING_ACTIONS,
];

export function startActions(): void {
	for (const table of TABLES) registerActions(table);
	registerDetails(RENTAL_DETAILS);
}
