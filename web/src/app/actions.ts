/** Every domain's actions that lists may run, the screens its rows open, and all pages: handed to the engine once, at start. */
import { ACTIVITY_ACTIONS } from "@/domains/activity/actions";
import { APPROVAL_ACTIONS } from "@/domains/approval/actions";
import { ASSET_ACTIONS } from "@/domains/asset/actions";
import { CHAT_ACTIONS } from "@/domains/chat/actions";
import { CHAT_RECORDS } from "@/domains/chat/records";
import { FINANCE_ACTIONS } from "@/domains/finance/actions";
import { HOUSEKEEPING_ACTIONS, HOUSEKEEPING_FIELDS } from "@/domains/housekeeping/actions";
import { MARKET_ACTIONS } from "@/domains/market/actions";
import { MEMBER_ACTIONS } from "@/domains/member/actions";
import { ONLINE_ACTIONS } from "@/domains/online/actions";
import { PORTAL_ACTIONS } from "@/domains/portal/actions";
import { RENTAL_ACTIONS, RENTAL_DETAILS, RENTAL_TREES } from "@/domains/rental/actions";
import { RENTAL_RECORDS } from "@/domains/rental/records";
import { SIGNING_ACTIONS, SIGNING_DETAILS } from "@/domains/signing/actions";
import { SURVEY_ACTIONS } from "@/domains/survey/actions";
import {
	SYSTEM_ACTIONS,
	SYSTEM_DETAILS,
	SYSTEM_FIELDS,
	SYSTEM_PICKERS,
	SYSTEM_RECORDS,
	SYSTEM_TREES,
} from "@/domains/system/actions";
import { type ActionView, registerActions, registerDetails } from "@/engine/actions";
import { registerFieldExtras } from "@/engine/form/field-extras";
import { registerPickers } from "@/engine/kinds/pickers";
import { registerTrees } from "@/engine/kinds/trees";
import { registerPages } from "@/engine/navigation/pages";
import { registerRecordExtras } from "@/engine/record-extras";
import { PAGES } from "./pages";

const TABLES: ReadonlyArray<Readonly<Record<string, ActionView>>> = [
	...SYSTEM_ACTIONS,
	...RENTAL_ACTIONS,
	HOUSEKEEPING_ACTIONS,
	PORTAL_ACTIONS,
	CHAT_ACTIONS,
	ASSET_ACTIONS,
	FINANCE_ACTIONS,
	ACTIVITY_ACTIONS,
	...APPROVAL_ACTIONS,
	SIGNING_ACTIONS,
	SURVEY_ACTIONS,
	MARKET_ACTIONS,
	MEMBER_ACTIONS,
	ONLINE_ACTIONS,
];

export function startActions(): void {
	for (const table of TABLES) registerActions(table);
	registerPages(PAGES);
	registerDetails(RENTAL_DETAILS);
	registerDetails(SYSTEM_DETAILS);
	registerDetails(SIGNING_DETAILS);
	registerFieldExtras(SYSTEM_FIELDS);
	registerFieldExtras(HOUSEKEEPING_FIELDS);
	registerPickers(SYSTEM_PICKERS);
	registerTrees(SYSTEM_TREES);
	registerTrees(RENTAL_TREES);
	registerRecordExtras(RENTAL_RECORDS, CHAT_RECORDS, SYSTEM_RECORDS);
}
