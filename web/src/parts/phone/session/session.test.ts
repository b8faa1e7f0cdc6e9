// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { readCell } from "@/kit/state";
import type { Line } from "@/parts/phone/line";
import type { KeptRow } from "@/parts/phone/queue/store";
import type { RowSource } from "./row-source";
import { openSession } from "./session";

const line = (owner: string): Line => ({
	prefix: "",
	token: null,
	tenantId: "1",
	clientId: "c1",
	locale: "zh",
	owner,
});
const row = (id: string): KeptRow => ({ id, version: 1 });

/** A page whose server has these rows at the time of each reading. */
function source(served: () => KeptRow[]): RowSource<KeptRow, null> {
	return {
		path: "/desk",
		gives: "row",
		read: async () => ({ ok: true, result: { rows: served(), about: null, readOnly: false } }),
		arrange: (rows) => [...rows],
		announces: () => true,
		join: () => () => undefined,
	};
}

it("announces what a reading brings after the first, whether the event comes before it or after", async () => {
	const rows = [row("1")];
	const desk = await openSession(
		line("7"),
		source(() => rows),
	);
	const fresh = () => readCell(desk.state).fresh?.id;
	await desk.refresh();
	expect(fresh()).toBeUndefined();

	rows.push(row("2"));
	await desk.refresh();
	expect(fresh()).toBe("2");
	desk.calm();
	await desk.takeRow(row("2"));
	expect(fresh()).toBeUndefined();

	rows.push(row("3"));
	await desk.takeRow(row("3"));
	expect(fresh()).toBe("3");
	desk.calm();
	await desk.refresh();
	expect(fresh()).toBeUndefined();
	desk.close();
});
