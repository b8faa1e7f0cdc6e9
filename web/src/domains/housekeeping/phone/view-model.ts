/** The housekeeper's phone page as the queue knows it: how her orders are read, and how they look with what still waits. */
import type { HkOrder, HkStaff, HkState } from "@/domains/housekeeping/order";
import type { Shapes } from "@/gen/api";
import { subscribe } from "@/live/client";
import { callLine } from "@/parts/phone/line";
import { type ActEntry, actsOn, type Entry } from "@/parts/phone/queue/entry";
import type { RowSource } from "@/parts/phone/session/row-source";
import type { PhoneSession } from "@/parts/phone/session/session";
import type { View } from "@/parts/phone/session/view-model";
import { ACTS, type Act } from "./act";
import { arrange } from "./round";

export type HkSession = PhoneSession<HkOrder, HkStaff>;
export type HkView = View<HkOrder, HkStaff>;

const MINE = "/housekeeping/mine";

export const ROW_SOURCE: RowSource<HkOrder, HkStaff> = {
	path: MINE,
	gives: "order",
	async read(line) {
		const reply = await callLine<Shapes["MineShape"]>(line, "GET", MINE);
		if (!reply.ok) return reply;
		const { orders, staff, readOnly } = reply.result;
		return { ok: true, result: { rows: orders, about: staff, readOnly: readOnly === true } };
	},
	arrange: (orders, { entries, about, sequence }) =>
		arrange(
			orders.filter((row) => isHers(row, about, entries)).map((row) => project(row, entries)),
			sequence,
		),
	announces: (order) => order.state === "dispatched",
	join: (desk) =>
		subscribe("hk", {
			onEvent(event) {
				if (event.op === "order.put") void desk.takeRow(event.data.order);
				else if (event.op === "order.del") void desk.loseRow(event.data.id);
				else if (event.op !== "pay.changed") void desk.refresh();
			},
			onResync: () => {
				desk.kick();
				void desk.refresh();
			},
		}),
};

/** An order that went to somebody else stays on screen while something of hers still waits for it. */
function isHers(order: HkOrder, me: HkStaff | null, entries: readonly Entry[]): boolean {
	return me === null || order.staffId === me.id || entries.some((entry) => entry.subject === order.id);
}

function stateAfter(order: HkOrder, act: Act): HkState {
	if (act === "finish" && order.inspect) return "to_inspect";
	return ACTS[act].target || order.state;
}

function apply(order: HkOrder, entry: ActEntry): HkOrder {
	const { at, clientId, said } = entry;
	const act = entry.act as Act;
	const note = String(said.note ?? "");
	return {
		...order,
		state: stateAfter(order, act),
		paused: act === "pause" || (order.paused && act !== "resume" && act !== "finish" && act !== "problem"),
		startedAt: act === "start" ? (order.startedAt ?? at) : order.startedAt,
		finishAt: act === "finish" ? at : order.finishAt,
		events: [
			...order.events,
			{ id: clientId, at, actor: "", kind: act, note, noteEn: "", photos: [], voice: null },
		],
	};
}

/** The order as she left it: the server's row with everything she did since put on top. Refused acts are not shown as done. */
export const project = (order: HkOrder, entries: readonly Entry[]): HkOrder =>
	actsOn(order.id, entries).reduce(apply, order);
