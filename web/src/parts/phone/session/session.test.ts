// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
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

/** A page whose server has these rows at the time of each reading; one may wait for its answer. */
function source(served: () => KeptRow[] | Promise<KeptRow[]>): RowSource<KeptRow, null> {
	return {
		path: "/desk",
		gives: "row",
		read: async () => ({ ok: true, result: { rows: await served(), about: null, readOnly: false } }),
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

it("announces nothing while a page opens and is read twice at once", async () => {
	const answers: ((rows: KeptRow[]) => void)[] = [];
	const desk = await openSession(
		line("8"),
		source(() => new Promise((answer) => answers.push(answer))),
	);
	const readings = [desk.refresh(), desk.refresh()];
	await vi.waitFor(() => expect(answers).toHaveLength(2));
	answers[0]?.([row("1")]);
	await readings[0];
	answers[1]?.([row("1")]);
	await readings[1];
	expect(readCell(desk.state).rows).toHaveLength(1);
	expect(readCell(desk.state).fresh).toBeNull();
	desk.close();
});
